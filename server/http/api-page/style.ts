/** The style of the page, with the colours of the tables. Text, so that a compiled server has it. */
export const style = `
:root { color-scheme: light dark;
  --paper: light-dark(#f4ede0, #14181f); --sheet: light-dark(#fffaf0, #1e242e);
  --shade: light-dark(#ebe1cf, #232a36); --ink: light-dark(#24292e, #f0e9db);
  --soft: light-dark(#55554f, #b0b6bf); --line: light-dark(#d8ccb6, #39424f);
  --strong: light-dark(#857a68, #7f8a99); --link: light-dark(#0b5c60, #5fd0cb);
  --focus: light-dark(#1447c0, #9cc2ff); }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
a { color: var(--link); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.page { display: grid; grid-template-columns: 17rem minmax(0, 52rem); gap: 2.5rem; max-width: 76rem; margin: 0 auto; padding: 1.5rem; }
h1, h2 { font-family: Georgia, serif; font-weight: 600; line-height: 1.2; }
h1 { margin: 0 0 0.5rem; font-size: 2rem; } h2 { margin: 2.5rem 0 0.25rem; font-size: 1.5rem; }
h3 { margin: 0; font-size: 1.125rem; } h4 { margin: 1.25rem 0 0.4rem; font-size: 0.875rem; color: var(--soft); }
aside { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow: auto; padding: 1rem 0.5rem 2rem; }
form { display: flex; gap: 0.5rem; margin: 0 0 1rem; }
input, button { min-height: 44px; padding: 0 0.75rem; border: 1px solid var(--strong); border-radius: 8px; background: var(--sheet); color: inherit; font: inherit; }
input { flex: 1; min-width: 0; } button { cursor: pointer; font-weight: 600; }
nav ul { margin: 0 0 0.75rem; padding: 0; list-style: none; }
nav li a { display: flex; align-items: center; min-height: 2rem; padding: 0.15rem 0.5rem; border-radius: 6px; color: inherit; font-size: 0.9rem; text-decoration: none; }
nav li a:hover { background: var(--shade); } nav summary { font-weight: 600; }
article { margin: 1rem 0; padding: 1.25rem; border: 1px solid var(--line); border-radius: 10px; background: var(--sheet); overflow-wrap: anywhere; }
article:target { border-color: var(--link); box-shadow: 0 0 0 2px var(--link); }
.address { margin: 0.35rem 0 0.75rem; } .id { color: var(--soft); font-size: 0.875rem; }
.method { display: inline-block; min-width: 4rem; padding: 0 0.5rem; border: 1px solid var(--strong); border-radius: 6px; background: var(--shade); font-size: 0.8rem; font-weight: 700; text-align: center; }
code { font: 0.875rem/1.5 ui-monospace, monospace; }
pre { max-height: 24rem; margin: 0.4rem 0; padding: 0.85rem; overflow: auto; border-radius: 8px; background: var(--shade); overflow-wrap: normal; }
summary { min-height: 44px; padding: 0.6rem 0; cursor: pointer; color: var(--link); }
.wide { overflow-x: auto; } table { width: 100%; border-collapse: collapse; font-size: 0.9rem; }
th, td { padding: 0.4rem 0.75rem 0.4rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: normal; }
.skip { position: absolute; left: -100vw; } .skip:focus { position: static; }
@media (max-width: 52rem) { .page { grid-template-columns: minmax(0, 1fr); gap: 0; padding: 1rem; } aside { position: static; max-height: none; padding: 0; } nav li a { min-height: 44px; } }
`;
