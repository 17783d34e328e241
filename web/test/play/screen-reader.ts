import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import { panel } from './browser-table.ts';
import { keys } from './keys.ts';
import { releaseBots, type ScriptedAnswer } from './scripted-turn.ts';

/** A node of Chromium's accessibility tree, as far as it is read here. */
type AxNode = {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly description?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { value: unknown } }[];
  readonly childIds?: readonly string[];
};

/** What a screen reader says of one thing. */
export type Spoken = {
  readonly role: string;
  readonly name: string;
  readonly states: readonly string[];
  readonly description: string;
};

/** Roles whose names are made of what they contain: that is not read again. */
const WHOLE = /^(button|link|heading|tab|checkbox|radio|switch|option|image|img|slider|textbox)$/;
/** Roles that say nothing by themselves. */
const SILENT =
  /^(generic|none|RootWebArea|InlineTextBox|paragraph|listitem|list|SvgRoot|emphasis|strong|LabelText|Legend|LineBreak|term|definition|DescriptionList.*|banner|abbr|time|sectionheader|sectionfooter|mark|graphics-.*)$/;

function statesOf({ properties = [] }: AxNode): string[] {
  const value = (name: string): unknown => properties.find((one) => one.name === name)?.value.value;
  return [
    ...(value('pressed') === 'true' || value('pressed') === true ? ['pressed'] : []),
    ...(value('disabled') === true ? ['unavailable'] : []),
    ...(value('selected') === true ? ['selected'] : []),
    ...(value('expanded') === true ? ['expanded'] : []),
  ];
}

/** The tree in the order in which it is read aloud. */
function spokenOf(nodes: readonly AxNode[]): Spoken[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const spoken: Spoken[] = [];
  const read = (node: AxNode | undefined): void => {
    if (!node) return;
    const role = node.role?.value ?? 'generic';
    // What is announced there was heard when it came.
    if (role === 'log') return;
    const name = (node.name?.value ?? '').replaceAll(/\s+/g, ' ').trim();
    const says = !node.ignored && !SILENT.test(role) && name !== '';
    if (says) {
      const description = node.description?.value ?? '';
      const plain = role === 'StaticText' ? 'text' : role;
      spoken.push({ role: plain, name, states: statesOf(node), description });
    }
    if (says && (WHOLE.test(role) || role === 'StaticText')) return;
    for (const id of node.childIds ?? []) read(byId.get(id));
  };
  read(nodes[0]);
  return spoken;
}

export const lineOf = ({ role, name, states, description }: Spoken): string =>
  [`${role}: ${[name, ...states.map((state) => `(${state})`)].join(' ')}`, description]
    .filter(Boolean)
    .join(' | ');

/** A step of the turn: what was chosen, and what was heard after it. */
type ReaderStep = {
  /** Words of which one is heard if the choice was told. */
  readonly thing: string;
  readonly chosen: Spoken;
  /** What has the focus afterwards. */
  readonly focus: Spoken | null;
  readonly heard: readonly string[];
  readonly heading: string;
};

type Hearing = { heard: string[] };

/** Reads a table as a screen reader does, works it by keyboard alone, and writes down what is heard. */
export class ScreenReader {
  readonly page: Page;
  readonly lines: string[] = [];
  readonly steps: ReaderStep[] = [];
  /** All that was on the page when it was read: at the beginning and after every answer. */
  readonly read: Spoken[] = [];
  #session!: CDPSession;
  #marked = 0;
  /** How many answers were given, by all. */
  #given = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** Called before the page is opened. */
  async listen(): Promise<void> {
    this.#session = await this.page.context().newCDPSession(this.page);
    await this.#session.send('Accessibility.enable');
    await this.page.addInitScript(() => {
      const hearing: Hearing = { heard: [] };
      // A line that came together with the region is reported twice.
      const seen = new WeakSet<Element>();
      Object.assign(window, hearing);
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) {
            if (!(node instanceof HTMLElement)) continue;
            const lines = node.matches('[role="log"] > p')
              ? [node]
              : node.querySelectorAll('[role="log"] > p');
            for (const line of lines) {
              if (!seen.has(line)) hearing.heard.push(line.textContent);
              seen.add(line);
            }
          }
      }).observe(document, { childList: true, subtree: true });
    });
  }

  /** Everything that is on the page, in the order in which it is read. */
  async tree(): Promise<Spoken[]> {
    const { nodes } = await this.#session.send('Accessibility.getFullAXTree');
    return spokenOf(nodes as unknown as readonly AxNode[]);
  }

  /** The places of the board, by their ids: what a screen reader says of each. */
  async places(): Promise<{ [place: string]: Spoken }> {
    const { nodes } = await this.#session.send('Accessibility.getFullAXTree');
    const all = nodes as unknown as readonly (AxNode & { backendDOMNodeId?: number })[];
    const byElement = new Map(all.map((node) => [node.backendDOMNodeId, node]));
    const { root } = await this.#session.send('DOM.getDocument', { depth: -1 });
    const found: { [place: string]: Spoken } = {};
    const visit = ({ attributes = [], backendNodeId, children = [] }: typeof root): void => {
      const at = attributes.indexOf('data-place');
      const node = at < 0 ? undefined : byElement.get(backendNodeId);
      const [spoken] = node ? spokenOf([{ ...node, childIds: [] }]) : [];
      if (spoken) found[attributes[at + 1]!] = spoken;
      children.forEach(visit);
    };
    visit(root);
    return found;
  }

  /** What has the focus; null: the whole page has it. */
  async focus(): Promise<Spoken | null> {
    const { nodes } = await this.#session.send('Accessibility.getFullAXTree');
    const all = nodes as unknown as readonly AxNode[];
    const focused = all.find(
      ({ role, properties = [] }) =>
        role?.value !== 'RootWebArea' &&
        properties.some(({ name, value }) => name === 'focused' && value.value === true),
    );
    return focused ? (spokenOf([{ ...focused, childIds: [] }])[0] ?? null) : null;
  }

  /** All that was announced so far. */
  heard(): Promise<string[]> {
    return this.page.evaluate(() => (window as unknown as Hearing).heard);
  }

  heading(): Promise<string> {
    return panel(this.page).locator('h2').first().innerText();
  }

  /**
   * Writes down the page as it is read from top to bottom. Parts of it are loaded after the board:
   * they are awaited until the page is as it was kept, or until nothing more is loaded.
   */
  async readPage(title: string, kept: readonly string[]): Promise<void> {
    const head = [`# ${title}`, ''];
    const from = kept.indexOf(head[0]!) + head.length;
    const expected = kept.slice(from, kept.indexOf('', from));
    if (kept.length === 0) await this.page.waitForLoadState('networkidle');
    else await expect.poll(async () => (await this.tree()).map(lineOf)).toEqual(expected);
    const all = await this.tree();
    this.read.push(...all);
    this.lines.push(...head, ...all.map(lineOf), '');
  }

  /** Begins: what was announced up to now. */
  async begin(): Promise<void> {
    await this.#asked(0);
    await this.#note([]);
  }

  /** Presses a key that asks for words, and writes them down. */
  async ask(key: string): Promise<string> {
    const before = this.#marked;
    await this.page.keyboard.press(key);
    await expect.poll(async () => (await this.heard()).length).toBe(before + 1);
    const said = (await this.heard()).at(-1)!;
    await this.#note([`> ${key}`]);
    return said;
  }

  /** Moves to a thing and presses Enter. `asks`: a question follows; `pressed`: it is pressed then. */
  async choose(thing: string, target: Locator, then: 'asks' | 'pressed'): Promise<void> {
    const chosen = await this.#press(target);
    if (then === 'asks') await this.#asked(this.#marked);
    else await expect(target).toHaveAttribute('aria-pressed', 'true');
    await this.#step(thing, chosen);
  }

  /** Moves to what gives the answer, presses Enter, and lets the bots play until the next question. */
  async answer(thing: string, target: Locator, { bots }: ScriptedAnswer): Promise<void> {
    const chosen = await this.#press(target);
    // What is saved was shown before.
    await expect.poll(() => savedMoves(this.page)).toBe(++this.#given);
    await releaseBots(this.page, bots);
    await expect.poll(() => savedMoves(this.page)).toBe((this.#given += bots.length));
    await this.page.waitForFunction(() => document.title.startsWith('●'));
    await this.#asked(this.#marked);
    await this.#step(thing, chosen);
    this.read.push(...(await this.tree()));
  }

  async #press(target: Locator): Promise<Spoken> {
    await expect(target).toBeVisible();
    const hand = keys(this.page);
    await hand.reach(target);
    const chosen = await this.focus();
    if (!chosen) throw new Error('What is chosen has no name.');
    await this.page.keyboard.press('Enter');
    return chosen;
  }

  /** Waits until the question of the panel is the last thing that was announced. */
  async #asked(since: number): Promise<void> {
    await expect
      .poll(async () => {
        const heard = await this.heard();
        const [last, heading] = [heard.at(-1) ?? '', await this.heading()];
        return heard.length > since && plain(last) === plain(heading);
      })
      .toBe(true);
  }

  async #step(thing: string, chosen: Spoken): Promise<void> {
    const from = this.#marked;
    // Its description follows the view a moment later than its name.
    await this.#note([`> Enter on ${lineOf({ ...chosen, description: '' })}`]);
    const heard = (await this.heard()).slice(from, this.#marked);
    this.steps.push({
      thing,
      chosen,
      focus: await this.focus(),
      heard,
      heading: await this.heading(),
    });
  }

  async #note(done: readonly string[]): Promise<void> {
    const heard = await this.heard();
    const said = heard.slice(this.#marked).map((line) => `  ${line}`);
    this.#marked = heard.length;
    this.lines.push(...done, ...said);
  }
}

/** How many moves the only game on this device has. */
function savedMoves(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('faubourg', 1);
        opening.addEventListener('error', () => reject(opening.error!));
        opening.addEventListener('success', () => {
          const games = opening.result.transaction('games').objectStore('games').getAll();
          games.addEventListener('success', () => {
            const [{ moves }] = games.result as [{ moves: unknown[] }];
            resolve(moves.length);
            opening.result.close();
          });
        });
      }),
  );
}

/** Letters and digits: what is drawn in a heading stands in words in the announcement. */
const plain = (text: string): string => text.replaceAll(/[^\p{L}\d]+/gu, ' ').trim();
