import type { Terminal } from './terminal.ts';

export type Progress = { step(done: number): void; end(): void };

const WIDTH = 30;
const EVERY = 100;

/**
 * A progress bar if the errors go to a terminal, else nothing. Without a known end it shows a
 * number.
 */
export function progressBar(terminal: Terminal, what: string, of: number | null): Progress {
  if (terminal.errors.isTTY !== true) return { step: () => {}, end: () => {} };
  const start = performance.now();
  let shown = -EVERY;
  const draw = (done: number): void => {
    if (of === null) {
      terminal.errors.write(`\r${done} ${what}\u001B[K`);
      return;
    }
    const part = of === 0 ? 1 : done / of;
    const full = Math.round(part * WIDTH);
    const seconds = (performance.now() - start) / 1000;
    const left = done > 0 ? `${Math.ceil((seconds / done) * (of - done))} s left` : '';
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    terminal.errors.write(`\r${bar} ${done} of ${of} ${what} ${left}\u001B[K`);
  };
  return {
    step: (done) => {
      const now = performance.now() - start;
      if (now - shown < EVERY) return;
      shown = now;
      draw(done);
    },
    end: () => void terminal.errors.write('\r\u001B[K'),
  };
}
