import { readFile, rename, writeFile } from 'node:fs/promises';
import { connect } from '../typed-client/client.js';
import {
  ChangedCoursesDocument,
  ChangedEnrolmentsDocument,
  ChangedUsersDocument,
  type ChangedCoursesQuery,
  type ChangedEnrolmentsQuery,
  type ChangedUsersQuery,
} from '../typed-client/generated/graphql.js';

type Records = {
  courses: ChangedCoursesQuery['adminCourses']['nodes'][number];
  users: ChangedUsersQuery['users']['nodes'][number];
  enrolments: ChangedEnrolmentsQuery['enrolments']['nodes'][number];
};
export type Kind = keyof Records;

const KINDS: readonly Kind[] = ['courses', 'users', 'enrolments'];

/** `since` is the `updatedSince` of the next run. */
type Copy = { [K in Kind]: { since: string; records: Record<string, Records[K]> } };

type Page<Record> = {
  asOf?: string | null;
  nodes: Record[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
};

type Window = { updatedSince: string; after: string | null | undefined };
type Readers = { [K in Kind]: (window: Window) => Promise<Page<Records[K]>> };

const BEGINNING = '1970-01-01T00:00:00Z';

const emptyCopy = (): Copy => ({
  courses: { since: BEGINNING, records: {} },
  users: { since: BEGINNING, records: {} },
  enrolments: { since: BEGINNING, records: {} },
});

const storedCopy = async (file: string): Promise<Copy> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Copy;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return emptyCopy();
    throw error;
  }
};

/** Reads all pages of one kind. Later rows are newer, so they replace earlier ones. */
const readKind = async <K extends Kind>(copy: Copy[K], read: Readers[K]) => {
  let begunAt: string | null | undefined = null;
  let after: string | null | undefined = null;
  do {
    const page: Page<Records[K]> = await read({ updatedSince: copy.since, after });
    begunAt ??= page.asOf;
    for (const record of page.nodes) copy.records[record.id] = record;
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
  copy.since = begunAt ?? copy.since;
};

type Academy = { url: string; token: string; file: string };

/** A copy of courses, users and enrolments in a file. The token is an admin's, with `read` and `admin`. */
export const openMirror = async ({ url, token, file }: Academy) => {
  const send = connect({ url, token });
  const readers: Readers = {
    courses: async (window) => (await send(ChangedCoursesDocument, window)).adminCourses,
    users: async (window) => (await send(ChangedUsersDocument, window)).users,
    enrolments: async (window) => (await send(ChangedEnrolmentsDocument, window)).enrolments,
  };
  const copy = await storedCopy(file);

  /** Writes the file completely or not at all, even if the program is killed. */
  const save = async () => {
    await writeFile(`${file}.new`, JSON.stringify(copy));
    await rename(`${file}.new`, file);
  };

  return {
    readChanges: async () => {
      await readKind(copy.courses, readers.courses);
      await readKind(copy.users, readers.users);
      await readKind(copy.enrolments, readers.enrolments);
      await save();
    },
    find: <K extends Kind>(kind: K, id: string): Records[K] | undefined => copy[kind].records[id],
    list: <K extends Kind>(kind: K): Records[K][] => Object.values(copy[kind].records),
    counts: () => Object.fromEntries(KINDS.map((kind) => [kind, Object.keys(copy[kind].records).length])),
  };
};
