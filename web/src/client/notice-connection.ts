/** Something that happened at a table one does not look at. */
export type Notice = {
  readonly kind: 'turn' | 'start' | 'over' | 'seat';
  readonly table: string;
  readonly game: string;
};

const FIRST_WAIT = 2000;
const LONGEST_WAIT = 60_000;

/** A live connection that watches no table: the house says on it what happens at one's others. */
export class NoticeConnection {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  #closed = false;
  #onMessage: (notice: Notice) => void;

  constructor(onMessage: (notice: Notice) => void) {
    this.#onMessage = onMessage;
    this.#connect();
    addEventListener('online', this.#now);
  }

  #now = (): void => {
    if (this.#socket !== null) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    // Without a network there is nothing to try; the browser says when it is back.
    if (!navigator.onLine) return;
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/live`);
    this.#socket = socket;
    socket.addEventListener('open', () => (this.#wait = FIRST_WAIT));
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const { notice } = JSON.parse(data) as { notice?: Notice };
      if (notice) this.#onMessage(notice);
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
    removeEventListener('online', this.#now);
    this.#socket?.close();
  }
}
