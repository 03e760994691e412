// What the page knows. Views ask for it; changes come from the server.

import { Link } from "./link";
import type { Channel, Command, Guild, Id, Interaction, Message, Role, User, World } from "./types";

type Listener = () => void;

class State {
  me: Id = "";
  users = new Map<Id, User>();
  guilds = new Map<Id, Guild>();
  channels = new Map<Id, Channel>();
  messages: Message[] = [];
  more = false;
  commands: Command[] = [];
  channel: Id | null = null;
  connected = false;
  typing: Id | null = null;
  /** Where the unread line stands in the open channel. */
  newFrom: Id | null = null;
  /** Whether the page becomes whoever a bot calls, in the place where that happens. */
  follows = localStorage.getItem("follows") !== "no";
  link!: Link;
  private onWorld: Listener[] = [];
  private onSide: Listener[] = [];
  private onMessages: ((changed: Id | null) => void)[] = [];
  private pending = new Map<Id, (status: Interaction) => void>();
  private early = new Map<Id, Interaction>();
  /** Whom a message called when it was last seen: an edit may call somebody else. */
  private called = new Map<Id, Id>();
  private typingEnds = 0;

  start(): void {
    this.link = new Link(
      () => localStorage.getItem("viewer"),
      (news) => this.hear(news as never),
      (connected) => { this.connected = connected; this.side(); },
    );
  }

  worldChanged(listener: Listener): void { this.onWorld.push(listener); }
  sideChanged(listener: Listener): void { this.onSide.push(listener); }
  messagesChanged(listener: (changed: Id | null) => void): void { this.onMessages.push(listener); }
  private side(): void { for (const listener of this.onSide) listener(); }
  private list(changed: Id | null): void { for (const listener of this.onMessages) listener(changed); }

  user(id: Id): User | undefined { return this.users.get(id); }
  name(id: Id): string { return this.users.get(id)?.name ?? "somebody"; }
  current(): Channel | undefined { return this.channel ? this.channels.get(this.channel) : undefined; }
  guild(): Guild | undefined { return this.guilds.get(this.current()?.guild_id ?? ""); }
  role(id: Id): Role | undefined {
    for (const guild of this.guilds.values()) for (const role of guild.roles) if (role.id === id) return role;
    return undefined;
  }

  unread(channel: Channel): boolean {
    return channel.type !== 4 && channel.last_message_id !== null && BigInt(channel.last_message_id) > BigInt(channel.read);
  }

  private hear(news: { t: string } & Record<string, unknown>): void {
    switch (news.t) {
      case "world": return this.take(news as unknown as World);
      case "message": return this.takeMessage(news.message as Message);
      case "gone": return this.dropMessage(news.channel as Id, news.message as Id);
      case "channel": {
        const channel = news.channel as Channel;
        this.channels.set(channel.id, channel);
        return this.side();
      }
      case "channel_gone": {
        this.channels.delete(news.channel as Id);
        if (this.channel === news.channel) void this.open(this.firstChannel());
        return this.side();
      }
      case "commands": return void this.loadCommands();
      case "typing": {
        if (news.channel !== this.channel) return;
        this.typing = news.user as Id;
        this.typingEnds = Date.now() + 9000;
        setTimeout(() => { if (Date.now() >= this.typingEnds) { this.typing = null; this.side(); } }, 9100);
        return this.side();
      }
      case "interaction": {
        const status = news.interaction as Interaction;
        const pending = this.pending.get(status.id);
        if (pending) { this.pending.delete(status.id); pending(status); }
        // The answer can be quicker than the reply that names the interaction.
        else this.early.set(status.id, status);
        return;
      }
    }
  }

  private take(world: World): void {
    this.me = world.me;
    localStorage.setItem("viewer", world.me);
    this.users = new Map(world.users.map((user) => [user.id, user]));
    this.guilds = new Map(world.guilds.map((guild) => [guild.id, guild]));
    this.channels = new Map(world.channels.map((channel) => [channel.id, channel]));
    for (const listener of this.onWorld) listener();
    const wanted = location.hash.slice(1) || localStorage.getItem("channel");
    const known = wanted && this.channels.has(wanted) ? wanted : this.firstChannel();
    void this.open(known);
  }

  private firstChannel(): Id | null {
    const texts = [...this.channels.values()].filter((channel) => channel.type === 0);
    return texts.sort((a, b) => a.position - b.position)[0]?.id ?? null;
  }

  async open(channel: Id | null): Promise<void> {
    this.channel = channel;
    this.messages = [];
    this.more = false;
    this.typing = null;
    this.newFrom = null;
    this.side();
    if (!channel) return this.list(null);
    localStorage.setItem("channel", channel);
    history.replaceState(null, "", `#${channel}`);
    const before = this.channels.get(channel)?.read ?? "0";
    const page = await this.link.ask<{ messages: Message[]; more: boolean }>("messages", { channel });
    if (this.channel !== channel) return;
    this.messages = page.messages;
    // What comes as news as well is news there.
    for (const message of page.messages) if (!this.called.has(message.id)) this.calls(message);
    this.more = page.more;
    this.newFrom = page.messages.find((one) => BigInt(one.id) > BigInt(before) && one.author.id !== this.me)?.id ?? null;
    this.list(null);
    this.markRead();
    await this.loadCommands();
  }

  async older(): Promise<void> {
    const first = this.messages[0];
    if (!first || !this.more || !this.channel) return;
    const channel = this.channel;
    const page = await this.link.ask<{ messages: Message[]; more: boolean }>("messages", { channel, before: first.id });
    if (this.channel !== channel) return;
    this.messages = [...page.messages, ...this.messages];
    this.more = page.more;
    this.list(null);
  }

  private async loadCommands(): Promise<void> {
    if (this.channel) this.commands = await this.link.ask<Command[]>("commands", { channel: this.channel });
  }

  private takeMessage(message: Message): void {
    const channel = this.channels.get(message.channel_id);
    const fresh = channel && !message.only_for && (channel.last_message_id === null || BigInt(message.id) > BigInt(channel.last_message_id));
    if (channel && fresh) channel.last_message_id = message.id;
    if (message.channel_id === this.channel) {
      const at = this.messages.findIndex((one) => one.id === message.id);
      if (at >= 0) this.messages[at] = message;
      else if (!this.messages.length || BigInt(message.id) > BigInt(this.messages[this.messages.length - 1]!.id)) this.messages.push(message);
      if (message.author.id === this.typing) this.typing = null;
      this.list(message.id);
      this.markRead();
    } else if (channel && fresh) {
      const silent = (message.flags & 4096) !== 0;
      const mine = message.author.id !== this.me && (message.mentions.some((one) => one.id === this.me) || message.mention_everyone || channel.type === 1);
      if (mine && !silent) channel.mentions += 1;
      if (message.author.id === this.me) channel.read = message.id;
    }
    this.side();
    if (!message.only_for && this.calls(message)) void this.answerCall(message);
  }

  /** Whether a message calls somebody whom it did not call before. */
  private calls(message: Message): boolean {
    const [called, ...others] = message.mentions;
    const before = this.called.get(message.id);
    if (called && !others.length) this.called.set(message.id, called.id);
    else this.called.delete(message.id);
    return this.called.get(message.id) !== before && this.called.has(message.id);
  }

  follow(follows: boolean): void {
    this.follows = follows;
    localStorage.setItem("follows", follows ? "yes" : "no");
  }

  /** One person is called: she is where she is needed. */
  private async answerCall(message: Message): Promise<void> {
    const person = this.user(this.called.get(message.id) ?? "");
    if (!this.follows || !person || person.bot || !this.user(message.author.id)?.bot) return;
    if (person.id === this.me) return this.channel === message.channel_id ? undefined : this.open(message.channel_id);
    history.replaceState(null, "", `#${message.channel_id}`);
    await this.become(person.id);
  }

  private dropMessage(channel: Id, message: Id): void {
    if (channel !== this.channel) return;
    this.messages = this.messages.filter((one) => one.id !== message);
    this.list(message);
  }

  /** What is on the screen of an open, visible page counts as read. */
  markRead(): void {
    const channel = this.current();
    const last = this.messages[this.messages.length - 1];
    if (!channel || !last || document.hidden) return;
    if (BigInt(last.id) > BigInt(channel.read) || channel.mentions > 0) {
      channel.read = last.id;
      channel.mentions = 0;
      void this.link.ask("read", { channel: channel.id, message: last.id }).catch(() => undefined);
      this.side();
    }
  }

  async become(user: Id): Promise<void> {
    const world = await this.link.ask<World>("as", { user });
    this.take(world);
  }

  /** Does something that the bot must answer; resolves when it has, or when it has failed. */
  async act(what: string, more: object): Promise<Interaction> {
    const { interaction } = await this.link.ask<{ interaction: Id }>(what, more);
    const early = this.early.get(interaction);
    this.early.clear();
    if (early) return early;
    return new Promise((done) => this.pending.set(interaction, done));
  }
}

export const state = new State();
