import { openBackend } from '../src/start/backend.ts';
import type { Deps } from '../src/operation/context.ts';
import { readEnv } from '../src/process/env.ts';

/** Opens the configured database, whether or not the server runs. */
export const withDatabase = async (work: (deps: Deps, migrations: string[]) => Promise<void>) => {
  const { deps, migrations, close } = await openBackend(readEnv());
  try {
    await work(deps, migrations);
  } finally {
    await close();
  }
};
