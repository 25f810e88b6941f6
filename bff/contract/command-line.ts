import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll } from 'vitest';
import type { CommandResult, CommandRequest } from './command-host.ts';
import type { TestServer } from './harness.ts';
import { ROOT, environment, fileOf } from './processes.ts';

/**
 * The command line beside a server, in one process for all commands of a file. What a process of its own adds, such as
 * its exit status and its standard input, `runCli` proves. `settings` are those of one command alone.
 */
export const useCommandLine = (server: TestServer) => {
  let host: ChildProcess;
  let previous: Promise<unknown> = Promise.resolve();
  beforeAll(() => {
    host = fork(fileOf('command-host'), { cwd: ROOT, env: environment(server.settings) });
  });
  afterAll(() => {
    host.kill();
  });

  const run = async (request: CommandRequest) => {
    const replied = once(host, 'message');
    host.send(request);
    const [result] = (await replied) as [CommandResult];
    return result;
  };
  return (args: string[], stdin = '', settings: Record<string, string> = {}) => {
    const result = previous.then(() => run({ args, stdin, settings }));
    previous = result.catch(() => undefined);
    return result;
  };
};
