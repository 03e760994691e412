// What the server sends. Messages are Discord's own JSON; only the fields that are shown are named.

export type Id = string;

export interface User { id: Id; username: string; name: string; bot: boolean; locale: string }
export interface Role { id: Id; name: string }
export interface Guild { id: Id; name: string; roles: Role[]; members: Id[] }

export interface Channel {
  id: Id; type: number; guild_id: Id | null; parent_id: Id | null; name: string; topic: string | null; position: number;
  last_message_id: Id | null; read: Id; mentions: number; archived: boolean; locked: boolean; joined: boolean;
}

export interface Attachment {
  id: Id; filename: string; size: number; url: string; description?: string; content_type?: string; width?: number; height?: number;
}

export interface Picture { url: string; width?: number; height?: number }
export interface Embed {
  title?: string; description?: string; url?: string; color?: number; timestamp?: string; image?: Picture; thumbnail?: Picture;
  footer?: { text: string; icon_url?: string }; author?: { name: string; url?: string; icon_url?: string };
  fields?: { name: string; value: string; inline?: boolean }[];
}

export interface Emoji { id?: Id | null; name?: string; animated?: boolean }
export interface SelectOption { label: string; value: string; description?: string; emoji?: Emoji; default?: boolean }
export interface Component {
  type: number; custom_id?: string; label?: string; style?: number; url?: string; emoji?: Emoji; disabled?: boolean; placeholder?: string;
  min_values?: number; max_values?: number; options?: SelectOption[]; default_values?: { id: Id; type: string }[]; components?: Component[]; component?: Component; description?: string;
  required?: boolean; min_length?: number; max_length?: number; value?: string;
}

export interface Message {
  id: Id; channel_id: Id; type: number; content: string; author: { id: Id }; embeds: Embed[]; components: Component[];
  attachments: Attachment[]; mentions: { id: Id }[]; mention_everyone: boolean; timestamp: string; edited_timestamp: string | null;
  flags: number; pinned: boolean; only_for: Id | null; thread?: { id: Id; name: string };
  referenced_message?: Message | null; interaction?: { name: string; user: { id: Id } };
}

export interface Modal { custom_id: string; title: string; components: Component[] }
export interface Interaction { id: Id; state: "waiting" | "answered" | "failed"; modal: Modal | null; choices: Choice[] | null }
export interface Choice { name: string; value: string | number }

export interface CommandOption {
  name: string; description: string; type: number; required?: boolean; autocomplete?: boolean; choices?: Choice[];
  options?: CommandOption[]; min_value?: number; max_value?: number;
}
export interface Command { id: Id; name: string; description: string; type: number; options?: CommandOption[] }

export interface World { me: Id; bot: Id; users: User[]; guilds: Guild[]; channels: Channel[]; now: number }
