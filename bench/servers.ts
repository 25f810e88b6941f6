import { hasPeers, PEERS_MISSING, startServer, type Server } from './processes.ts';
import type { Variant } from './rounds.ts';
import { openStoredCourses } from './stored-courses.ts';

type Start = (file: string, args?: string[]) => Promise<Server>;
type Stored = Awaited<ReturnType<typeof openStoredCourses>>;

/** Runs work with servers on one database, and removes all of it afterwards. */
export const withServers = async <T>(work: (start: Start, stored: Stored) => Promise<T>): Promise<T> => {
  if (!hasPeers()) throw new Error(PEERS_MISSING);
  const stored = await openStoredCourses();
  const servers: Server[] = [];
  try {
    return await work(async (file, args = []) => {
      const server = await startServer({ file, args, settings: stored.settings });
      servers.push(server);
      return server;
    }, stored);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await stored.close();
  }
};

const inOneOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOneOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, inOneOrder(inner)]));
};

const responseTo = async ({ server, request: { path, ...init } }: Variant) =>
  JSON.stringify(inOneOrder(await (await fetch(server.url + path, init)).json()));

/** Every server must return the same amount of data. */
export const requireEqualResponses = async (variants: Variant[]) => {
  const [first, ...others] = variants;
  const expected = first && (await responseTo(first));
  for (const variant of others) {
    const response = await responseTo(variant);
    if (response === expected) continue;
    throw new Error(
      `${variant.name} responds with ${response.slice(0, 300)}, not ${expected?.slice(0, 300)}`,
    );
  }
};
