import { Readable } from 'node:stream';
import { createProgram, printError } from '../cli/program.ts';

/**
 * One process that runs many commands, one after the other: each opens and closes the database, what it writes is
 * caught, and its exit ends the command alone.
 */
export type CommandRequest = { args: string[]; stdin: string; settings: Record<string, string> };
export type CommandResult = { code: number; stdout: string; stderr: string };

class Exit extends Error {}

const outputs = { stdout: '', stderr: '' };
for (const name of ['stdout', 'stderr'] as const) {
  const write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
    outputs[name] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    const done = rest.at(-1);
    if (typeof done === 'function') process.nextTick(done);
    return true;
  };
  process[name].write = write;
}

process.exit = (code) => {
  process.exitCode = code ?? undefined;
  throw new Exit();
};

const { env } = process;

const run = async ({ args, stdin, settings }: CommandRequest) => {
  Object.assign(outputs, { stdout: '', stderr: '' });
  process.exitCode = undefined;
  process.env = { ...env, ...settings };
  Object.defineProperty(process, 'stdin', { value: Readable.from([stdin]), configurable: true });
  try {
    await createProgram().parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof Exit)) {
      printError(error);
      process.exitCode = 1;
    }
  }
  const result: CommandResult = { code: Number(process.exitCode ?? 0), ...outputs };
  process.send?.(result);
};

process.on('message', run);
