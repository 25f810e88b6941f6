import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const PATTERNS: Record<string, RegExp> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  'a key of AWS': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a key of Google': /\bAIza[\w-]{35}/,
  'a client secret of Google': /\bGOCSPX-[\w-]{28}/,
  'a token of GitHub': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{40})/,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}\b/,
  'a key of Slack or Stripe': /\b(?:xox[abprs]-[\w-]{20}|[rs]k_live_\w{20})/,
  'a MongoDB address with a password': /mongodb(?:\+srv)?:\/\/[^\s:@/'"`<$]+:[^\s:@/'"`<$]+@/,
};

/** What a text holds that belongs into no repository and no bundle. */
export const secretsIn = (text: string) =>
  Object.entries(PATTERNS)
    .filter(([, pattern]) => pattern.test(text))
    .map(([kind]) => kind);

/** Files that git keeps or would keep. */
export const filesOfTree = () =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\0')
    .filter((file) => file && existsSync(file));

const CLIENT = 'dist/client';

export const filesOfClient = () =>
  readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|js|css|json|map|webmanifest|txt)$/.test(file))
    .map((file) => join(CLIENT, file));

export const findSecrets = (files: string[]) =>
  files.flatMap((file) => secretsIn(readFileSync(file, 'utf8')).map((kind) => `${file}: ${kind}`));
