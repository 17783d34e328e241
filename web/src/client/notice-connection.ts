/** What happened at one of the person's tables that is not on screen. */
export type Notice = {
  readonly kind: 'turn' | 'start' | 'over' | 'seat';
  readonly table: string;
  readonly game: string;
};

/** The pause before a new attempt to connect, in milliseconds; it doubles from the first to the longest. */
const FIRST_WAIT = 2000;
const LONGEST_WAIT = 60_000;

/** A live connection that watches no table. The server sends notices about the person's tables over it. */
export class NoticeConnection {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  #closed = false;
  #onNotice: (notice: Notice) => void;

  constructor(onNotice: (notice: Notice) => void) {
    this.#onNotice = onNotice;
    this.#connect();
    addEventListener('online', this.#connectNow);
  }

  #connectNow = (): void => {
    if (this.#socket !== null) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    // The `online` event connects again.
    if (!navigator.onLine) return;
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/live`);
    this.#socket = socket;
    socket.addEventListener('open', () => (this.#wait = FIRST_WAIT));
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const { notice } = JSON.parse(data) as { notice?: Notice };
      if (notice) this.#onNotice(notice);
    });
    socket.addEventListener('close', () => {
      this.#socket = null;
      if (this.#closed) return;
      this.#timer = setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#connectNow);
    this.#socket?.close();
  }
}
