import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { stopWithParent } from './stop-with-parent.ts';

stopWithParent();

const BFF_PORT = process.env.BFF_PORT ?? '4001';
const PORT = Number(process.env.PORT ?? 4000);
process.env.BFF_PORT = BFF_PORT;

const bff = spawn(
  process.execPath,
  [
    '--import',
    'tsx/esm',
    '--watch-path=bff',
    '--watch-path=domain',
    '--watch-path=schema.graphql',
    'bff/src/server.ts',
  ],
  {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, PORT: BFF_PORT, PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${PORT}` },
    stdio: 'inherit',
  },
);

process.once('exit', () => bff.kill());

const client = await createServer({
  configFile: fileURLToPath(new URL('../client/vite.config.ts', import.meta.url)),
  server: { port: PORT, strictPort: true },
});
await client.listen();
client.printUrls();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    bff.kill(signal);
    void client.close().then(() => process.exit(0));
  });
}
