import closeWithGrace from 'close-with-grace';
import { DEMO_ACCOUNTS, seedWhenEmpty } from '../demo/seed.ts';
import { readEnv } from './process/env.ts';
import { startServer } from './process/start.ts';

const GRACE_MS = 10_000;

const run = async () => {
  const env = readEnv();
  const isDemo = env.DEMO_DATA === 'on' && env.NODE_ENV === 'development';
  const server = await startServer(env, isDemo ? { beforeListen: seedWhenEmpty } : {});
  const address = env.PUBLIC_URL ?? `http://localhost:${server.port}`;
  console.log(`Academia is open at ${address}`);
  console.log(`Database: ${server.database.engine} (${server.database.place})`);
  if (isDemo)
    for (const { email, password, note } of DEMO_ACCOUNTS) console.log(`  ${note}: ${email} / ${password}`);
  closeWithGrace({ delay: GRACE_MS + env.DRAIN_SECONDS * 1_000, logger: false }, async ({ err }) => {
    if (err) console.error(err);
    await server.stop();
  });
};

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
