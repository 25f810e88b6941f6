import { createInterface } from 'node:readline';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Imported into a server before it starts. A line on its standard input makes it collect garbage and print the
 * memory that is left.
 */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

createInterface({ input: process.stdin }).on('line', () => {
  collect();
  // What finalisers give back is gone after the second time.
  collect();
  process.stdout.write(`memory ${JSON.stringify(process.memoryUsage())}\n`);
});
