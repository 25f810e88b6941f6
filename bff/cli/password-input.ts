import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

export const PASSWORD_STDIN = [
  '--password-stdin',
  'read the password from standard input instead of asking for it',
  false,
] as const;

const promptPassword = async () => {
  if (!process.stdin.isTTY) throw new Error('No terminal to ask for a password: use --password-stdin.');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: process.stdin, output: silent, terminal: true });
  process.stderr.write('Password: ');
  const password = await prompt.question('');
  prompt.close();
  process.stderr.write('\n');
  return password;
};

/** Read from standard input, or prompted for in a terminal. */
export const readPassword = async (isPiped: boolean) =>
  isPiped ? (await text(process.stdin)).replace(/\r?\n$/, '') : promptPassword();
