import { readFile, rename, writeFile } from 'node:fs/promises';

/** A list that says what has changed: a field of Query, or a path of REST with the name of its rows. */
export type Feed = { name: string; of: string } & (
  | { field: string; path?: never; rows?: never }
  | { path: string; rows: string; field?: never }
);

/** What a reader keeps: where its next run begins, and the revision of each row. */
export type Copy = { since: string | null; revisions: Record<string, number> };

type Row = { id: string; revision: number };
type Page = { asOf: string | null; rows: Row[]; next: string | null };
type Source = { feed: Feed; url: string; token: string; pageSize?: number };
type Window = { since: string | null; after: string | null };

const PAGE = 100;

const json = async (response: Response): Promise<Record<string, unknown>> => {
  const body = (await response.json()) as Record<string, unknown>;
  if (response.ok && !body.errors) return body;
  throw new Error(`${response.status} ${JSON.stringify(body)}`);
};

const readByGraphql = async (field: string, { url, token, pageSize = PAGE }: Source, window: Window) => {
  const query = `query ($since: DateTime, $first: Int, $after: String) {
    list: ${field}(updatedSince: $since, first: $first, after: $after) {
      asOf nodes { id revision } pageInfo { hasNextPage endCursor }
    }
  }`;
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { ...window, first: pageSize } }),
  });
  const { list } = (await json(response)).data as {
    list: { asOf: string; nodes: Row[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
  };
  const { hasNextPage, endCursor } = list.pageInfo;
  return { asOf: list.asOf, rows: list.nodes, next: hasNextPage ? endCursor : null };
};

type RestFeed = { path: string; rows: string };

const readByRest = async (
  { path, rows }: RestFeed,
  { url, token, pageSize = PAGE }: Source,
  { since, after }: Window,
) => {
  const query = new URLSearchParams({
    first: String(pageSize),
    ...(since ? { updated_since: since } : {}),
    ...(after ? { after } : {}),
  });
  const body = await json(
    await fetch(`${url}${path}?${query}`, { headers: { authorization: `Bearer ${token}` } }),
  );
  return {
    asOf: body.as_of as string,
    rows: body[rows] as Row[],
    next: body.next_cursor as string | null,
  };
};

const readPage = (source: Source, window: Window): Promise<Page> => {
  const { feed } = source;
  return feed.field === undefined
    ? readByRest(feed, source, window)
    : readByGraphql(feed.field, source, window);
};

export const EMPTY: Copy = { since: null, revisions: {} };

/** One run, as docs/guide/mirror.md says: all pages, and where the next run begins. */
export const readRun = async (source: Source, { since, revisions }: Copy): Promise<Copy> => {
  const copy: Copy = { since, revisions: { ...revisions } };
  let page = await readPage(source, { since, after: null });
  copy.since = page.asOf ?? since;
  for (;;) {
    for (const { id, revision } of page.rows) copy.revisions[id] = revision;
    if (page.next === null) return copy;
    page = await readPage(source, { since, after: page.next });
  }
};

export const readCopy = async (file: string): Promise<Copy> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Copy;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return EMPTY;
    throw error;
  }
};

/** Completely or not at all, even if the program is killed. */
export const writeCopy = async (file: string, copy: Copy) => {
  await writeFile(`${file}.new`, JSON.stringify(copy));
  await rename(`${file}.new`, file);
};
