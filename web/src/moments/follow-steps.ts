import type { Component } from 'svelte';
import { settings } from '../app/settings.svelte.ts';
import type { StepShow } from '../table/playback.svelte.ts';
import type { Table } from '../table/table.svelte.ts';
import type { Stage } from './stage.svelte.ts';

/** A stage with the component that draws it. */
export type ShownStage = { readonly stage: Stage; readonly View: Component<{ stage: Stage }> };

/**
 * Shows the moments of steps and plays their sounds. What shows them is loaded with the first event
 * that has a moment; `onstage` then gets it. With the pace "at once" there are none.
 */
export function followSteps(table: Table, onstage: (shown: ShownStage) => void): StepShow {
  const kinds = table.definition.moments?.kinds ?? [];
  let stage: Stage | null = null;
  let loading: Promise<Stage> | null = null;
  /** How often moments were ended. What is still being loaded then is not shown afterwards. */
  let stops = 0;
  const load = async (): Promise<Stage> => {
    const [{ Stage: Made }, { default: View }] = await Promise.all([
      import('./stage.svelte.ts'),
      import('./MomentStage.svelte'),
    ]);
    stage = new Made(table);
    onstage({ stage, View });
    return stage;
  };
  return {
    show(step, before, after) {
      const ends = after.outcome !== null && before.outcome === null;
      const seen =
        settings.pace > 0 && (ends || step.events.some(({ kind }) => kinds.includes(kind)));
      if (!seen && !settings.sound && !settings.haptics) return null;
      loading ??= load();
      const at = stops;
      const done = loading
        .then((made) => made.show(step, before, after, () => seen && at === stops))
        // A part that cannot be loaded is not shown; the next step tries again.
        .catch(() => {
          loading = null;
        });
      return seen ? done : null;
    },
    stop() {
      stops++;
      stage?.stop();
    },
  };
}
