/** What a person set up once and keeps, on this device. */
export type Settings = {
  theme: 'auto' | 'light' | 'dark';
  /** Null: the browser's. */
  language: string | null;
  /** Whether a complete answer waits for one more press. */
  confirm: boolean;
  sound: boolean;
  /** How long a step of somebody else stays on show, in milliseconds. */
  pace: number;
  name: string;
};

const place = 'faubourg.settings';
const fresh: Settings = {
  theme: 'auto',
  language: null,
  confirm: true,
  sound: false,
  pace: 700,
  name: '',
};

function stored(): Settings {
  try {
    const known = JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<Settings>;
    const kept: Record<string, unknown> = { ...fresh };
    for (const [name, value] of Object.entries(known)) {
      const usual = kept[name];
      if (usual === null ? typeof value === 'string' : typeof value === typeof usual)
        kept[name] = value;
    }
    return kept as Settings;
  } catch {
    // No storage, or not ours: start afresh.
    return { ...fresh };
  }
}

export const settings: Settings = $state(stored());

/** Keeps the settings and shows them on the page; runs as long as the page does. */
export function persistSettings(): () => void {
  return $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(place, text);
      } catch {
        // Without storage they hold for this visit.
      }
    });
    $effect(() => {
      const root = document.documentElement;
      if (settings.theme === 'auto') delete root.dataset['theme'];
      else root.dataset['theme'] = settings.theme;
    });
  });
}

/** Motion is for those who want it. */
export function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
