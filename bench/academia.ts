import { readEnv } from '../bff/src/env.ts';
import { startServer } from '../bff/src/start.ts';

/** The product as it runs, told to the bench. */
const { port } = await startServer(readEnv({ ...process.env, PORT: '0' }));
process.on('message', (message) =>
  message === 'exit'
    ? process.exit()
    : process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage().rss }),
);
process.send?.({ port });
