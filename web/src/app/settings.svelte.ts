/** The settings of the person at this device, stored in the browser. */
export type Settings = {
  theme: 'auto' | 'light' | 'dark';
  /** Null: the language of the browser. */
  language: string | null;
  /**
   * Which complete answers have to be confirmed by a press. `needed`: those that one press made, out
   * of more than two, and lists; the last of several presses gives its answer at once.
   */
  confirm: 'always' | 'needed' | 'never';
  sound: boolean;
  /** How loud sounds are, from 0 to 1. */
  volume: number;
  /** Whether a telephone vibrates with the sounds. */
  haptics: boolean;
  /** Whether bots say a line at the beginning, after deals and at the end. */
  manners: boolean;
  /** Whether the coach holds a doubtful answer once. `learning`: in games begun with the coach on. */
  secondLook: 'learning' | 'always' | 'never';
  /** How long another player's step is shown before the next, in milliseconds. */
  pace: number;
  /** Whether single characters are keys at a table. */
  characterKeys: boolean;
  name: string;
};

const STORAGE_KEY = 'faubourg.settings';
const defaults: Settings = {
  theme: 'auto',
  language: null,
  confirm: 'needed',
  sound: false,
  volume: 0.6,
  haptics: false,
  manners: true,
  secondLook: 'learning',
  pace: 700,
  characterKeys: true,
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
    // Until confirming was a choice of three, `false` was stored for never.
    if ((known.confirm as unknown) === false) merged['confirm'] = 'never';
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
