import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import boundaries from '../.dependency-cruiser.json' with { type: 'json' };

/** What is one box of the map: a folder, or a file beside the folders. */
const FOLDERS = [
  'bff/src/features/[^/]+',
  'bff/src/[^/]+',
  'bff/[^/]+',
  'client/src/features/[^/]+',
  'client/src/[^/]+',
  'packages/embedded-mongo/src/[^/]+',
  'domain',
];

const PARTS = [
  { title: 'Server', path: 'bff/' },
  { title: 'Client', path: 'client/src/' },
  { title: 'Embedded engine', path: 'packages/embedded-mongo/src/' },
];

export type Edge = { from: string; to: string };

/** Imports of the product, folder to folder. */
export const folderEdges = async (): Promise<Edge[]> => {
  const { output } = await cruise(['bff', 'client/src', 'domain', 'packages/embedded-mongo/src'], {
    ...(boundaries.options as ICruiseOptions),
    collapse: `^(${FOLDERS.join('|')})`,
    exclude: { path: String.raw`\.test\.tsx?$|/testing/|^bff/contract/|node_modules` },
  });
  return (output as ICruiseResult).modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved, coreModule }) => !coreModule && resolved !== source)
      .map(({ resolved }) => ({ from: source, to: resolved })),
  );
};

/** Folders that import each other in a circle, the first one again at the end; null without one. */
export const findLoop = (edges: readonly Edge[]): string[] | null => {
  const done = new Set<string>();
  const visit = (folder: string, path: string[]): string[] | null => {
    const start = path.indexOf(folder);
    if (start >= 0) return [...path.slice(start), folder];
    if (done.has(folder)) return null;
    for (const { from, to } of edges) {
      const loop = from === folder ? visit(to, [...path, folder]) : null;
      if (loop) return loop;
    }
    done.add(folder);
    return null;
  };
  return edges.map(({ from }) => visit(from, [])).find((loop) => loop !== null) ?? null;
};

const isFile = (box: string) => /\.tsx?$/.test(box);

/** Folders only: a file beside them is left out. */
const diagram = (edges: readonly Edge[], path: string) => {
  const inside = edges.filter(({ from, to }) =>
    [from, to].every((box) => box.startsWith(path) && !isFile(box)),
  );
  const label = (box: string) => box.slice(path.length).replace(/^src\//, '');
  const id = (box: string) => label(box).replace(/\W/g, '_');
  const lines = inside.map(({ from, to }) => `  ${id(from)}["${label(from)}"] --> ${id(to)}["${label(to)}"]`);
  return ['```mermaid', 'flowchart LR', ...[...new Set(lines)].sort(), '```'].join('\n');
};

/** The text of docs/map.md. */
export const mapPage = (edges: readonly Edge[]) =>
  [
    '# Map of the imports',
    'Drawn by `npm run map` from the imports themselves, types included; a test fails when it is out of date. Folders only, `domain/` (imported everywhere) and tests left out. No arrow leads back to where it began. The boundaries are in `.dependency-cruiser.json`.',
    ...PARTS.map(({ title, path }) => `## ${title}\n\n${diagram(edges, path)}`),
  ].join('\n\n') + '\n';
