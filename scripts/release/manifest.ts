/** The package.json of the released package. It depends on no other package. */
export function manifestOf(version: string): object {
  return {
    name: 'faubourg',
    version,
    description: 'An online table for board games about building a city.',
    keywords: ['board games', 'game server', 'bots', 'chinatown', 'downtown', 'tower up'],
    license: 'MIT',
    type: 'module',
    bin: { faubourg: 'bin/faubourg.js' },
    files: ['bin', 'lib', 'page', 'NOTICES.md'],
    engines: { node: '>=24' },
  };
}

export const readme = `# Faubourg

Tables for board games about building a city: Downtown, Chinatown and Tower Up, against people or bots.

    npx faubourg                    opens the tables on this machine, in the browser
    npx faubourg serve --port 80    runs a server for others
    npx faubourg --help             lists the other commands: play, simulate, verify, review, …

It needs Node 24 or later and nothing else. FAUBOURG_DATA names the folder of the data; without it the data is in the usual folder of your system for programs, which is printed at the start.

The games, their names and their rules are their authors' and publishers'. Faubourg is not connected with them. The program is free software under the MIT licence; NOTICES.md has the licences of the packages it contains.
`;
