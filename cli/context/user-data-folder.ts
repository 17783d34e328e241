import { posix, win32 } from 'node:path';

type Environment = { readonly [name: string]: string | undefined };

/** Where programs of one person store their data on this system. */
export function userDataFolder(platform: NodeJS.Platform, env: Environment, home: string): string {
  if (platform === 'win32') {
    return win32.join(env['LOCALAPPDATA'] || win32.join(home, 'AppData', 'Local'), 'faubourg');
  }
  if (platform === 'darwin') {
    return posix.join(home, 'Library', 'Application Support', 'faubourg');
  }
  return posix.join(env['XDG_DATA_HOME'] || posix.join(home, '.local', 'share'), 'faubourg');
}
