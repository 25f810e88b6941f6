import { createInterface } from 'node:readline';
import { openBackend } from '../src/start/backend.ts';
import { readEnv } from '../src/process/env.ts';
import { sweep } from '../src/jobs/sweep.ts';

/** A process that sweeps once, when a line comes on its standard input. */
const { deps, close } = await openBackend(readEnv());

createInterface({ input: process.stdin }).once('line', () => {
  void sweep(deps)
    .then(close)
    .then(() => process.exit(0));
});

process.stdout.write('open\n');
