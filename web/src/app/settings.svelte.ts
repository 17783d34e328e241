/** The settings of the person at this device, stored in the browser. */
export type Settings = {
  theme: 'auto' | 'light' | 'dark';
  /** Null: the language of the browser. */
  language: string | null;
  /** Whether a complete answer has to be confirmed by a press. */
  confirm: boolean;
  sound: boolean;
  /** How loud sounds are, from 0 to 1. */
  volume: number;
  /** Whether a telephone vibrates with the sounds. */
  haptics: boolean;
  /** Whether the coach holds a doubtful answer once. `learning`: in games begun with the coach on. */
  secondLook: 'learning' | 'always' | 'never';
  /** How long another player's step is shown before the next, in milliseconds. */
  pace: number;
  name: string;
};

const STORAGE_KEY = 'faubourg.settings';
const defaults: Settings = {
  theme: 'auto',
  language: null,
  confirm: true,
  sound: false,
  volume: 0.6,
  haptics: false,
  secondLook: 'learning',
  pace: 700,
  name: '',
};

function stored(): Settings {
  try {
    const known = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Settings>;
    const merged: Record<string, unknown> = { ...defaults };
    for (const [name, value] of Object.entries(known)) {
      const byDefault = merged[name];
      if (byDefault === null ? typeof value === 'string' : typeof value === typeof byDefault)
        merged[name] = value;
    }
    return merged as Settings;
  } catch {
    // Storage is not available, or holds no JSON: use the defaults.
    return { ...defaults };
  }
}

export const settings: Settings = $state(stored());

/** Stores the settings on every change and applies the theme, as long as the page is open. */
export function persistSettings(): () => void {
  return $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(STORAGE_KEY, text);
      } catch {
        // Without storage the settings last for this visit.
      }
    });
    $effect(() => {
      const root = document.documentElement;
      if (settings.theme === 'auto') delete root.dataset['theme'];
      else root.dataset['theme'] = settings.theme;
    });
  });
}

/** Whether the person asked the system for less motion. */
export function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
