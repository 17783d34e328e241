import { spawn } from 'node:child_process';
import type { Terminal } from './terminal.ts';

/** The command that opens an address in the person's browser; null where there is no desk. */
export function browserCommand(
  platform: NodeJS.Platform,
  env: Terminal['env'],
  address: string,
): readonly [program: string, ...args: string[]] | null {
  // Somebody else's machine, or a machine without a screen.
  if (env['CI'] || env['SSH_CONNECTION']) return null;
  if (platform === 'win32') return ['cmd', '/c', 'start', '', address];
  if (platform === 'darwin') return ['open', address];
  return env['DISPLAY'] || env['WAYLAND_DISPLAY'] ? ['xdg-open', address] : null;
}

/** Opens an address in the browser if the program runs on a desk. The address is printed anyway. */
export function openBrowser({ output, env }: Terminal, address: string): void {
  const command = output.isTTY ? browserCommand(process.platform, env, address) : null;
  if (command === null) return;
  const [program, ...args] = command;
  const child = spawn(program, args, { stdio: 'ignore', detached: true });
  // A system without this program has no browser to open.
  child.on('error', () => {});
  child.unref();
}
