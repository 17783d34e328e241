import { escaped } from './html.ts';

/** A list of sentences, as HTML. */
const list = (kind: 'ul' | 'ol', items: readonly string[]): string =>
  `<${kind} class="diagram">${items.map((item) => `<li>${item}</li>`).join('')}</${kind}>`;

/** The text of a box: `core["core<br/>the contract"]` → core: the contract. */
const boxText = (label: string): string => {
  const [name = '', ...rest] = label.split('<br/>').map((part) => escaped(part));
  return rest.length === 0 ? `<b>${name}</b>` : `<b>${name}</b>, ${rest.join(' ')}`;
};

/** A flowchart as a list: each box with those that its arrows lead to. */
function flowchart(lines: readonly string[]): string {
  const boxes = new Map<string, string>();
  const arrows = new Map<string, string[]>();
  for (const line of lines) {
    const box = /^(\w+)\(?\[+"([^"]+)"\]+\)?$/.exec(line);
    if (box) boxes.set(box[1]!, box[2]!);
    const arrow = /^(\w+) (?:-->|-\. (.+) \.->) (.+)$/.exec(line);
    if (!arrow) continue;
    const [, from = '', how, to = ''] = arrow;
    const name = (id: string): string => (boxes.get(id) ?? id).split('<br/>')[0]!;
    const targets = to
      .split(' & ')
      .map((one) => `${name(one)}${how === undefined ? '' : ` (${how})`}`);
    arrows.set(from, [...(arrows.get(from) ?? []), ...targets]);
  }
  const items = [...boxes].map(([id, label]) => {
    const targets = arrows.get(id);
    return `${boxText(label)}${targets ? ` → ${escaped(targets.join(', '))}` : ''}`;
  });
  return list('ul', items);
}

/** A sequence diagram as a list of its messages and notes, in their order. */
function sequence(lines: readonly string[]): string {
  const names = new Map<string, string>();
  const items: string[] = [];
  for (const line of lines) {
    const participant = /^participant (\w+) as (.+)$/.exec(line);
    if (participant) names.set(participant[1]!, participant[2]!);
    const message = /^(\w+)--?>>(\w+): (.+)$/.exec(line);
    if (message) {
      const [from, to] = [message[1]!, message[2]!].map((id) => escaped(names.get(id) ?? id));
      items.push(`<b>${from} → ${to}</b>: ${escaped(message[3]!)}`);
    }
    const note = /^Note over (\w+): (.+)$/.exec(line);
    if (note)
      items.push(`<b>${escaped(names.get(note[1]!) ?? note[1]!)}</b>: ${escaped(note[2]!)}`);
  }
  return list('ul', items);
}

/** A Mermaid diagram as a list that says the same, because the library that draws one is large. */
export function diagramHtml(source: string): string {
  const [kind = '', ...lines] = source.split('\n').map((line) => line.trim());
  if (kind.startsWith('flowchart')) return flowchart(lines);
  if (kind === 'sequenceDiagram') return sequence(lines);
  throw new Error(`the site knows no diagram of the kind "${kind}"`);
}
