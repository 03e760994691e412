"""A bot with discord.py, a client that nobody of this project wrote. Only the two addresses are changed."""

import io
import os

import discord
import yarl
from discord import app_commands

BASE = os.environ["LOCAL_DISCORD_URL"]
discord.http.Route.BASE = BASE + "/api/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(BASE.replace("http", "ws", 1) + "/gw")


class Remark(discord.ui.Modal, title="A remark"):
    text = discord.ui.TextInput(label="Remark", max_length=200)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"{interaction.user.name} remarks: {self.text.value}")


class Panel(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Count", style=discord.ButtonStyle.primary, custom_id="count")
    async def count(self, interaction: discord.Interaction, _: discord.ui.Button) -> None:
        await interaction.response.edit_message(content="pressed", view=self)

    @discord.ui.button(label="Fill in", custom_id="form")
    async def form(self, interaction: discord.Interaction, _: discord.ui.Button) -> None:
        await interaction.response.send_modal(Remark())

    @discord.ui.button(label="Later", custom_id="later")
    async def later(self, interaction: discord.Interaction, _: discord.ui.Button) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.edit_original_response(content="done later")
        await interaction.followup.send("and more", ephemeral=True)

    @discord.ui.select(
        custom_id="cows",
        placeholder="Choose a cow",
        options=[discord.SelectOption(label="Holstein"), discord.SelectOption(label="Guernsey")],
    )
    async def cows(self, interaction: discord.Interaction, select: discord.ui.Select) -> None:
        await interaction.response.send_message(f"you chose {select.values[0]}", ephemeral=True)


class Probe(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True, guild_messages=True))
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        await self.tree.sync()


probe = Probe()


@probe.tree.command(description="A file")
async def file(interaction: discord.Interaction) -> None:
    attachment = discord.File(io.BytesIO(b"hello from python"), filename="hello.txt", description="a greeting")
    await interaction.response.send_message("here it is", file=attachment)


@probe.tree.command(description="A panel")
async def panel(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("The panel", view=Panel())


@probe.tree.command(description="A message that changes")
async def change(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True)
    message = await interaction.channel.send("first")
    await message.edit(content="second", embed=discord.Embed(title="changed", colour=0x2F7D4F))
    fetched = await interaction.channel.fetch_message(message.id)
    await interaction.followup.send(f"it says {fetched.content}")


probe.run(os.environ["LOCAL_DISCORD_TOKEN"], log_handler=None)
