// The websocket to the server: requests with answers, news, and coming back after a break.

type News = { t: string; [key: string]: unknown };

export class Link {
  private socket: WebSocket | null = null;
  private next = 1;
  private waiting = new Map<number, { ok: (value: unknown) => void; no: (why: Error) => void }>();
  private pause = 250;

  constructor(
    private viewer: () => string | null,
    private onNews: (news: News) => void,
    private onState: (connected: boolean) => void,
  ) {
    this.connect();
    // A phone that wakes up should not wait for the next attempt.
    addEventListener("online", () => this.connect());
    document.addEventListener("visibilitychange", () => { if (!document.hidden) this.connect(); });
  }

  private connect(): void {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    const viewer = this.viewer();
    const socket = new WebSocket(`ws://${location.host}/page/socket${viewer ? `?as=${viewer}` : ""}`);
    this.socket = socket;
    socket.onopen = () => { this.pause = 250; this.onState(true); };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as News);
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.onState(false);
      for (const { no } of this.waiting.values()) no(new Error("The server is gone. Try again in a moment."));
      this.waiting.clear();
      setTimeout(() => this.connect(), this.pause);
      this.pause = Math.min(this.pause * 1.6, 3000);
    };
  }

  private hear(news: News): void {
    if (news.t !== "reply") return this.onNews(news);
    const one = this.waiting.get(news.id as number);
    this.waiting.delete(news.id as number);
    if (typeof news.error === "string") one?.no(new Error(news.error));
    else one?.ok(news.value);
  }

  ask<T>(what: string, more: object = {}): Promise<T> {
    return new Promise<T>((ok, no) => {
      if (this.socket?.readyState !== WebSocket.OPEN) return no(new Error("The server is gone. Try again in a moment."));
      const id = this.next++;
      this.waiting.set(id, { ok: ok as (value: unknown) => void, no });
      this.socket.send(JSON.stringify({ id, do: what, ...more }));
    });
  }
}
