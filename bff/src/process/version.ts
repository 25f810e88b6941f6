import { readFileSync } from 'node:fs';

const ROOT = new URL('../../../', import.meta.url);
const COMMIT = /^[0-9a-f]{7,64}$/;

const read = (file: string) => {
  try {
    return readFileSync(new URL(file, ROOT), 'utf8').trim();
  } catch {
    return '';
  }
};

const packedRef = (ref: string) =>
  read('.git/packed-refs')
    .split('\n')
    .find((line) => line.endsWith(` ${ref}`))
    ?.split(' ')[0];

const commitOfCheckout = () => {
  const head = read('.git/HEAD');
  const [, ref] = /^ref: (refs\/\S+)$/.exec(head) ?? [];
  return ref ? read(`.git/${ref}`) || packedRef(ref) : head;
};

const knownCommit = () => {
  // oxlint-disable-next-line no-restricted-properties -- no setting: the image has it from its build
  const commit = process.env.GIT_COMMIT || commitOfCheckout();
  return commit && COMMIT.test(commit) ? commit : 'unknown';
};

const { version } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')) as { version: string };

export const VERSION = version;

export const release = { version, commit: knownCommit() };
