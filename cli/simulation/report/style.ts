/** Colours for bots; the seventh bot begins again. Rows are always named, too. */
export const COLOURS = 6;

const fills = Array.from(
  { length: COLOURS },
  (_, i) =>
    `.f${i + 1}{fill:var(--c${i + 1})}.s${i + 1}{stroke:var(--c${i + 1})}.c${i + 1}{background:var(--c${i + 1})}`,
).join('\n');

/** The style of the page, for light and dark screens and for paper. */
export const STYLE = `
:root { color-scheme: light dark;
  --paper: light-dark(#f4ede0, #14181f); --sheet: light-dark(#fffaf0, #1e242e);
  --ink: light-dark(#24292e, #f0e9db); --soft: light-dark(#5a5a55, #b0b6bf);
  --line: light-dark(#d8ccb6, #39424f); --strong: light-dark(#857a68, #7f8a99);
  --lamp: light-dark(#93430a, #ffb45c); --link: light-dark(#0b5c60, #5fd0cb);
  --cold: light-dark(#fbf3e4, #28303d); --hot: light-dark(#e0701f, #b4561a);
  --block: light-dark(#e6dac4, #1a202a); --park: light-dark(#c3d3a8, #2b4433);
  --water: light-dark(#c4d9df, #1d3b4d);
  --c1: light-dark(#3060d0, #6f8ff5); --c2: light-dark(#c2470a, #e8602a);
  --c3: light-dark(#c99700, #fdca2e); --c4: light-dark(#2b8f7b, #5fbfac);
  --c5: light-dark(#672f66, #b673a6); --c6: light-dark(#1c1e22, #e2f0fa);
  --f0: light-dark(#7d8a98, #8b98a8); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 84rem; padding: 2rem clamp(1rem, 3vw, 3rem) 4rem;
  font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  overflow-wrap: break-word; }
h1, h2, h3 { font-family: Georgia, 'Times New Roman', serif; font-weight: 600; line-height: 1.2; text-wrap: balance; }
h1 { font-size: clamp(1.9rem, 4vw, 2.9rem); margin: 0 0 .4rem; }
h2 { font-size: 1.5rem; margin: 0 0 .2rem; } h3 { font-size: 1.15rem; margin: 1.75rem 0 .6rem; }
header p { margin: .2rem 0; color: var(--soft); }
nav { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: .75rem 0 0; }
a { color: var(--link); text-underline-offset: .2em; }
nav a, .files a, summary { display: inline-flex; align-items: center; min-height: 44px; }
:focus-visible { outline: 3px solid light-dark(#1447c0, #9cc2ff); outline-offset: 2px; border-radius: 4px; }
section { background: var(--sheet); border: 1px solid var(--line); border-radius: 12px;
  padding: clamp(1rem, 2.2vw, 1.75rem); margin-top: 1.25rem; }
.lead { margin: 0 0 1.1rem; color: var(--soft); max-width: 46rem; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr)); gap: .75rem; margin: 1.25rem 0 0; }
.tiles div { background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; padding: .8rem 1rem; }
.tiles dt { color: var(--soft); font-size: .875rem; }
.tiles dd { margin: 0; font: 600 1.6rem/1.25 Georgia, serif; font-variant-numeric: tabular-nums; }
.tiles dd small { display: block; font: .875rem/1.4 system-ui, sans-serif; color: var(--soft); }
.bots { display: flex; flex-wrap: wrap; gap: .35rem 1.25rem; padding: 0; margin: .6rem 0 0; list-style: none; }
.bots li { display: flex; align-items: center; gap: .5rem; }
i { flex: none; width: .8rem; height: .8rem; border-radius: 3px; }
.pair { display: grid; gap: 1.25rem 2.5rem; align-items: start; }
.pair > * { min-width: 0; }
@media (min-width: 64rem) { .pair { grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr); } }
.rows { display: grid; grid-template-columns: fit-content(9.5rem) minmax(0, 1fr); gap: .9rem; padding-right: 1.2rem; }
.names span { display: flex; align-items: center; gap: .5rem; font-size: .875rem; line-height: 1.15; }
.names b { font-weight: 500; min-width: 0; overflow: hidden; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; }
.names i.c0 { display: none; }
svg { display: block; width: 100%; overflow: visible; }
svg text { fill: var(--soft); font: 12px system-ui, sans-serif; font-variant-numeric: tabular-nums; }
svg text.name { font-size: 13px; } svg text.mark { fill: var(--ink); font-weight: 600; }
.grid { stroke: var(--line); } .base { stroke: var(--strong); }
.fair { stroke: var(--lamp); stroke-width: 2; stroke-dasharray: 5 4; }
.interval { stroke-width: 2.5; } .whisker { stroke-width: 2.5; }
.dot { stroke: var(--sheet); stroke-width: 2; } .box { fill-opacity: .85; }
.median { stroke: var(--ink); stroke-width: 2.5; } .mean { overflow: visible; width: 1px; }
.mean path { fill: var(--sheet); stroke: var(--ink); stroke-width: 1.5; }
.bar { stroke: var(--sheet); stroke-width: .6; } .band { fill: var(--ink); opacity: .07; }
.f0 { fill: var(--f0); } .s0 { stroke: var(--f0); }
${fills}
.scroll { overflow-x: auto; } .after { margin-top: 1.25rem; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; color: var(--soft); padding-bottom: .4rem; }
th, td { padding: .36rem .55rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line); }
thead th, td:last-child { white-space: normal; }
th:first-child { text-align: left; padding-left: 0; } thead th { color: var(--soft); font-weight: 500; border-color: var(--strong); }
tbody th { font-weight: 500; } tbody tr:last-child > * { border-bottom: 0; }
@media (max-width: 30rem) { th, td { padding-inline: .3rem; } }
.maps { display: grid; gap: 1.5rem 2rem; }
@media (max-width: 40rem) { .wide .board { min-width: 40rem; } }
@media (min-width: 64rem) { .maps { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
figure { margin: 0; min-width: 0; } figcaption { font-weight: 600; margin-bottom: .5rem; }
figcaption small { font-weight: 400; color: var(--soft); margin-left: .35rem; }
.parts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr)); gap: 1.1rem; }
@media (min-width: 48rem) { .parts { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
.parts figcaption { font-size: .875rem; } .parts figcaption::first-letter { text-transform: uppercase; }
.board { overflow: hidden; border-radius: 8px; } 
.board text { fill: var(--ink); text-anchor: middle; } .board .value { font-weight: 600; }
.board .place { stroke: var(--strong); stroke-width: 1px; vector-effect: non-scaling-stroke; }
.block, .district { fill: var(--block); } .district { stroke: var(--sheet); stroke-width: 4px; vector-effect: non-scaling-stroke; } .park { fill: var(--park); } .water { fill: var(--water); }
.road { fill: none; stroke: var(--strong); stroke-width: 3px; stroke-opacity: .45; vector-effect: non-scaling-stroke; }
.parts .road { stroke-width: 1.5px; }
.legend { max-width: 24rem; margin-top: .7rem; font-size: .8125rem; color: var(--soft); }
.legend b { font-weight: 400; }
.ramp { height: 12px; border-radius: 6px; border: 1px solid var(--strong); background: linear-gradient(to right in oklab, var(--cold), var(--hot)); }
.marks { position: relative; height: 1.3rem; margin-right: .5rem; } .marks span { position: absolute; transform: translateX(-50%); }

summary { cursor: pointer; color: var(--link); margin-top: .6rem; }
.files { display: flex; flex-wrap: wrap; gap: .6rem; margin: 0; }
.files a { padding: 0 1rem; border: 1px solid var(--strong); border-radius: 8px; text-decoration: none; }
.files a:hover { text-decoration: underline; }
footer { margin-top: 1.5rem; color: var(--soft); font-size: .875rem; }
@media print { :root { color-scheme: light; } section { break-inside: avoid; } nav, .files { display: none; } }
`;
