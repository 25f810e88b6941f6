import closeWithGrace from 'close-with-grace';
import { findKnownAccounts, knownAccountsText } from '../demo/known-accounts.ts';
import { seedWhenEmpty } from '../demo/seed.ts';
import { misspeltSettings, readEnv, type Env } from './process/env.ts';
import { startServer } from './start/start.ts';
import { release } from './process/version.ts';

const GRACE_MS = 10_000;
/** Clients that send one request after another get a response that closes their connection, not a reset. */
const LINGER_MS = 1_000;

type KnownAccounts = Awaited<ReturnType<typeof findKnownAccounts>>;
type Server = Awaited<ReturnType<typeof startServer>>;

/** For people who develop in text, else as a line of the log like all others. */
const announce = (env: Env, { deps, port, database }: Server) => {
  const address = env.PUBLIC_URL ?? `http://localhost:${port}`;
  const { engine, location } = database;
  deps.log.info({ ...release, address, port, database: { engine, place: location } }, 'Academia is open');
  for (const { name, meant } of misspeltSettings())
    deps.log.warn(`${name} is no setting and is ignored: is ${meant} meant?`);
  if (env.NODE_ENV !== 'development') return;
  console.log(`Academia ${release.version} is open at ${address}`);
  console.log(`Database: ${engine} (${location})`);
};

/** In development as a help; in production anybody could use them. */
const announceKnownAccounts = ({ NODE_ENV }: Env, { deps }: Server, accounts: KnownAccounts) => {
  if (accounts.length === 0) return;
  if (NODE_ENV === 'production') deps.log.error(knownAccountsText(accounts));
  if (NODE_ENV !== 'development') return;
  for (const { email, password, note } of accounts) console.log(`  ${note}: ${email} / ${password}`);
};

const run = async () => {
  const env = readEnv();
  const isDemo = env.DEMO_DATA === 'on' && env.NODE_ENV === 'development';
  let accounts: KnownAccounts = [];
  const server = await startServer(env, {
    beforeListen: async (deps) => {
      if (isDemo) await seedWhenEmpty(deps);
      accounts = await findKnownAccounts();
    },
  });
  announce(env, server);
  announceKnownAccounts(env, server, accounts);
  closeWithGrace({ delay: GRACE_MS + env.DRAIN_SECONDS * 1_000, logger: false }, async ({ err, signal }) => {
    const { log } = server.deps;
    if (err) log.error({ err }, 'the server stops after an error that nothing caught');
    else log.info({ signal, drainSeconds: env.DRAIN_SECONDS }, 'the server stops');
    await server.stop({ lingerMs: LINGER_MS });
    log.info('the server has stopped');
  });
};

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
