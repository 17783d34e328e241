/** Text as it stands in HTML, also inside quoted attributes. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A value as indented JSON that the keyboard can scroll. */
export const jsonBlock = (label: string, value: unknown): string =>
  `<pre tabindex="0" role="region" aria-label="${escaped(label)}"><code>${escaped(JSON.stringify(value, null, 2))}</code></pre>`;
