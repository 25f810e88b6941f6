/**
 * `npm run ferretdb -w packages/embedded-mongo`: builds and starts FerretDB, prints one line of JSON (its address, or
 * why it cannot run here) and runs until its input closes.
 */
import { once } from 'node:events';
import { FerretDBUnavailable, startFerretDB } from './ferretdb.ts';

const print = (line: { uri: string } | { unavailable: string }) => console.log(JSON.stringify(line));

try {
  const { uri, stop } = await startFerretDB();
  print({ uri });
  process.stdin.resume();
  await once(process.stdin, 'end');
  await stop();
} catch (error) {
  if (!(error instanceof FerretDBUnavailable)) throw error;
  print({ unavailable: error.message });
}
