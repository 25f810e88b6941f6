import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../processes.ts';

export const GUIDE = join(ROOT, 'docs/guide');

/** What a block of code is run by; `json` and `text` are what it prints. */
const PROGRAMS = ['sh', 'ts'] as const;
const OUTPUTS = ['json', 'text'] as const;
export type Language = (typeof PROGRAMS)[number];
type OutputLanguage = (typeof OUTPUTS)[number];

export type Output = { language: OutputLanguage; text: string };
type Surface = 'REST' | 'GraphQL' | null;

/** `surface`: of the heading above it. */
export type Snippet = {
  language: Language;
  text: string;
  position: string;
  outputs: Output[];
  surface: Surface;
};

/** The snippets of one page in one language and, where it has two columns, for one surface: one session or program. */
export type Column = {
  name: string;
  page: string;
  language: Language;
  surface: Surface;
  snippets: Snippet[];
};

const isOneOf = <T extends string>(words: readonly T[], word: string): word is T =>
  (words as readonly string[]).includes(word);

const FENCE = /^(```+)(.*)\n([\s\S]*?)^\1$/gm;
/** Outside of those: of blocks in a list, of another kind, or without an end. */
const OTHER_FENCE = /^[ \t]*(?:```|~~~).*/m;
const HEADING = /^#{1,3} (.*)$/gm;
/** Headings of what is run by one surface alone. */
const SURFACES = new Map<string, Surface>([
  ['By REST', 'REST'],
  ['By GraphQL', 'GraphQL'],
]);

type Piece = { at: number } & ({ heading: string } | { language: string; text: string });

const piecesOf = (markdown: string): Piece[] => {
  const fences = [...markdown.matchAll(FENCE)];
  const isInFence = (at: number) =>
    fences.some(({ index, 0: { length } }) => index < at && at < index + length);
  const headings = [...markdown.matchAll(HEADING)].filter(({ index }) => !isInFence(index));
  return [
    ...fences.map(({ index, 2: language = '', 3: text = '' }) => ({ at: index, language, text })),
    ...headings.map(({ index, 1: heading = '' }) => ({ at: index, heading })),
  ].sort((one, other) => one.at - other.at);
};

/** The snippets of a page in order: each has the outputs that follow it, also behind its counterpart in another language. */
export const snippetsOf = (page: string, markdown: string): Snippet[] => {
  const [other] = OTHER_FENCE.exec(markdown.replace(FENCE, '')) ?? [];
  if (other) throw new Error(`${page}: nothing runs a block that begins with ${JSON.stringify(other)}`);
  const snippets: Snippet[] = [];
  let surface: Surface = null;
  let open: Snippet[] = [];
  let hasOutput = false;
  for (const piece of piecesOf(markdown)) {
    if ('heading' in piece) {
      surface = SURFACES.get(piece.heading) ?? null;
      open = [];
      continue;
    }
    const { language, text, at } = piece;
    const position = `${page}:${markdown.slice(0, at).split('\n').length}`;
    if (isOneOf(OUTPUTS, language)) {
      if (open.length === 0) throw new Error(`${position}: the output of no snippet`);
      for (const snippet of open) snippet.outputs.push({ language, text });
      hasOutput = true;
      continue;
    }
    if (!isOneOf(PROGRAMS, language))
      throw new Error(`${position}: nothing runs a block of ${language || 'no language'}`);
    if (hasOutput || open.some((snippet) => snippet.language === language)) open = [];
    hasOutput = false;
    const snippet: Snippet = { language, text, position, outputs: [], surface };
    open.push(snippet);
    snippets.push(snippet);
  }
  return snippets;
};

const columnsOf = (page: string): Column[] => {
  const snippets = snippetsOf(page, readFileSync(join(GUIDE, page), 'utf8'));
  const surfaces = new Set(snippets.flatMap(({ surface }) => surface ?? []));
  const columns: Surface[] = surfaces.size > 0 ? [...surfaces] : [null];
  return columns.flatMap((column) =>
    PROGRAMS.map((language) => ({
      name: [page, language, column].filter(Boolean).join(' '),
      page,
      language,
      surface: column,
      snippets: snippets.filter(
        (snippet) => snippet.language === language && [null, column].includes(snippet.surface),
      ),
    })).filter(({ snippets: own }) => own.length > 0),
  );
};

/** Every page of the guide, every snippet in a column. */
export const guideColumns = () =>
  readdirSync(GUIDE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .flatMap(columnsOf);
