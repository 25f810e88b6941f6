import { createInterface } from 'node:readline';
import mongoose from 'mongoose';

/**
 * Imported into a server before it starts, with `monitorCommands=true` in its MONGODB_URI. A line `3` on its standard
 * input ends the process by SIGKILL when it is about to send its third write from then on.
 */
const WRITES = new Set(['insert', 'update', 'delete', 'findAndModify', 'commitTransaction']);

const killBeforeWrite = (nth: number) => {
  let writes = 0;
  mongoose.connection.getClient().on('commandStarted', ({ commandName }) => {
    if (WRITES.has(commandName)) writes += 1;
    if (writes === nth) process.kill(process.pid, 'SIGKILL');
  });
};

createInterface({ input: process.stdin }).on('line', (line) => {
  killBeforeWrite(Number(line));
  process.stdout.write('armed\n');
});
