import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import type { Deps } from './context.ts';
import { chooseDatabase } from './database/choose.ts';
import { connectDatabase, disconnectDatabase } from './database/connect.ts';
import type { Env } from './env.ts';
import { createLimits } from './limits.ts';
import { createLog } from './log.ts';
import { startSweeping } from './sweep.ts';

const HEADERS_MILLISECONDS = 10_000;
const REQUEST_MILLISECONDS = 15_000;
const KEEP_ALIVE_MILLISECONDS = 65_000;

const listen = (server: Server, { PORT, HOST }: Env) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${error.code})`;
      reject(new Error(`Port ${PORT} ${reason}: set PORT to a free one.`));
    });
    server.listen(PORT, HOST, () => resolve((server.address() as AddressInfo).port));
  });

/** Connects, prepares and opens the product on one port; answers how to stop it again. */
export const startServer = async (
  env: Env,
  { beforeListen }: { beforeListen?: (deps: Deps) => Promise<void> } = {},
) => {
  const log = createLog(env);
  const database = await chooseDatabase(env);
  await connectDatabase(database, { env, log });
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const limits = createLimits({ enabled: env.RATE_LIMITS === 'on' });
  const deps: Deps = { env, limits, engine: database.engine, publicUrl };
  await beforeListen?.(deps);

  const httpServer = createServer({
    headersTimeout: HEADERS_MILLISECONDS,
    requestTimeout: REQUEST_MILLISECONDS,
    keepAliveTimeout: KEEP_ALIVE_MILLISECONDS,
    connectionsCheckingInterval: 1_000,
  });
  const { stop: stopApp } = await createApp(deps, { log, httpServer });
  const port = await listen(httpServer, env);
  const stopSweeping = startSweeping(deps, log);

  const stop = async () => {
    stopSweeping();
    await stopApp();
    await disconnectDatabase();
    await database.close?.();
  };
  return { port, database, deps, stop };
};
