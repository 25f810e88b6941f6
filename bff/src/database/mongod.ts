import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DryMongoBinary, MongoBinary, MongoMemoryReplSet } from 'mongodb-memory-server';
import type { Database } from './database.ts';

const PORT = 27_218;
const DOWNLOADS = 'https://fastdl.mongodb.org';
const RESPONSE_MILLISECONDS = 4_000;
/** Proxy settings of the downloader, which `fetch` ignores. */
const PROXIES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];

/** Checks that the download host responds, because a download takes minutes. */
const assertDownloadable = async () => {
  // oxlint-disable-next-line no-restricted-properties -- not our settings but the downloader's, which reads them here too
  const { MONGOMS_DOWNLOAD_URL, MONGOMS_DOWNLOAD_MIRROR, ...env } = process.env;
  if (PROXIES.some((name) => env[name])) return;
  const source = new URL(MONGOMS_DOWNLOAD_URL ?? MONGOMS_DOWNLOAD_MIRROR ?? DOWNLOADS);
  try {
    await fetch(source, { method: 'HEAD', signal: AbortSignal.timeout(RESPONSE_MILLISECONDS) });
  } catch {
    throw new Error(`no binary is here and ${source.host} does not answer`);
  }
};

const start = (dbPath: string) =>
  MongoMemoryReplSet.create({
    replSet: { count: 1, storageEngine: 'wiredTiger', dbName: 'academia' },
    // A replica set stores its address: the port must not change.
    instanceOpts: [{ dbPath, port: PORT, storageEngine: 'wiredTiger' }],
  });

export const openMongod = async (dataDir: string): Promise<Database> => {
  const dbPath = join(dataDir, 'mongod');
  mkdirSync(dbPath, { recursive: true });
  try {
    // Checked first, because starting without a binary prints stack traces.
    if (!(await DryMongoBinary.locateBinary(DryMongoBinary.getEnsuredOptions()))) await assertDownloadable();
    await MongoBinary.getPath();
    const server = await start(dbPath);
    return {
      uri: server.getUri(),
      engine: 'mongod',
      location: dbPath,
      close: () => server.stop({ doCleanup: false }),
    };
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0];
    throw new Error(
      `DB_ENGINE=mongod could not start a real mongod (${reason}): ` +
        'set MONGOMS_SYSTEM_BINARY to a mongod binary or MONGODB_URI to a running server, or remove DB_ENGINE to use the embedded engine.',
    );
  }
};
