import { hear } from '../sound/hear.ts';
import type { Snapshot, Step } from '../source/source.ts';
import { endSentence } from '../table/default-sentences.ts';
import type { GameMoments, Moment } from '../table/moment.ts';
import type { Table } from '../table/table.svelte.ts';
import { verdict } from '../table/verdict.ts';
import { loadLazyWords, locale } from '../words/locale.svelte.ts';
import { BREATH, END } from './end-moment.ts';
import { MomentQueue } from './moment-queue.ts';

/** The moment on show over one table, and the sounds of its steps. */
export class Stage {
  readonly table: Table;
  now: Moment | null;
  /** The beat of the moment; −1: before the first. */
  beat: number;

  readonly #queue: MomentQueue;
  #game: Promise<GameMoments | null> | null = null;
  #language: string | null = null;

  constructor(table: Table) {
    this.table = table;
    this.now = $state.raw(null);
    this.beat = $state(-1);
    this.#queue = new MomentQueue((moment, beat) => {
      this.now = moment;
      this.beat = beat;
      const sound = moment?.beats?.[beat]?.sound ?? (beat <= 0 ? moment?.sound : undefined);
      if (sound) void hear(sound, Math.max(0, beat));
    });
  }

  /** Ends what is shown. */
  stop(): void {
    this.#queue.stop();
  }

  /**
   * Plays the sound of a step and shows its moments, if that is still wanted when all is loaded.
   * Resolves when they ended.
   */
  async show(step: Step, before: Snapshot, after: Snapshot, wanted: () => boolean): Promise<void> {
    const { table } = this;
    this.#game ??= table.definition.moments?.load() ?? Promise.resolve(null);
    const game = await this.#game;
    const { sounds } = game ?? {};
    const name = step.events.map(({ kind }) => sounds?.[kind]).find((sound) => sound !== undefined);
    if (name) void hear(name);
    if (!wanted()) return;
    await this.#loadWords(game);
    if (!wanted()) return;
    const { events } = step;
    const moments = game?.momentsOf({
      events,
      before: before.view,
      after: after.view,
      me: table.me,
      forecast: () => table.source.game.forecast?.(after.view),
    });
    const ended = after.outcome !== null && before.outcome === null ? [this.#end(after)] : [];
    await this.#queue.play([...(moments ?? []), ...ended]);
  }

  /** The breath at the end of the game, in which the board is seen once more. */
  #end({ outcome }: Snapshot): Moment {
    const { table } = this;
    const title = verdict(outcome!, table.sentenceContext);
    const won = table.me !== null && outcome!.winners.includes(table.me);
    const reason = endSentence(table, outcome!);
    return {
      kind: END,
      time: BREATH,
      title: reason ?? title,
      ...(won && { sound: 'win' }),
    };
  }

  async #loadWords(game: GameMoments | null): Promise<void> {
    const { language } = locale;
    if (this.#language === language) return;
    const [words] = await Promise.all([
      (game?.words[language] ?? game?.words['en'])?.(),
      loadLazyWords(),
    ]);
    this.#language = language;
    if (words) this.table.moreWords = { ...this.table.moreWords, ...words };
  }
}
