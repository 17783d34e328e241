/** Milliseconds. Turns of the event loop with less processor time have done nothing. */
const IDLE = 0.1;

/**
 * Answers messages of the parent: `{ turns: true }` begins to measure the processor time of every
 * turn of the event loop, `{ turns: false }` answers with their sum and the longest one, in
 * milliseconds. Processor time, because a turn on a busy machine may be interrupted for long.
 */
export function answerTurns(): void {
  let measuring = false;
  let last = 0;
  let sum = 0;
  let longest = 0;
  const used = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  const turn = (): void => {
    const now = used();
    const spent = now - last;
    if (spent > IDLE) sum += spent;
    longest = Math.max(longest, spent);
    last = now;
    if (measuring) setImmediate(turn);
  };
  process.on('message', (message: { turns?: boolean }) => {
    if (message.turns === true) {
      measuring = true;
      sum = 0;
      longest = 0;
      last = used();
      setImmediate(turn);
    }
    if (message.turns === false) {
      measuring = false;
      process.send!({ cpu: sum, hold: longest });
      return;
    }
    if (message.turns !== undefined) process.send!({ measuring: true });
  });
}
