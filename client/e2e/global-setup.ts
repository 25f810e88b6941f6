import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The browser tests look at the client as it ships: built, once for the whole run. */
export default async () => {
  await build({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    logLevel: 'error',
  });
};
