import { readFileSync, readdirSync } from 'node:fs';
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

/** What is installed, built or run here, and so in no repository. */
const LEFT_OUT = /^(node_modules|\.git|dist|data|coverage|screenshots|\.env|.*\.log)$/;

export const filesOfTree = (folder = '.'): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesOfTree(path);
      return entry.isFile() ? [path] : [];
    });

const CLIENT = 'dist/client';

export const filesOfClient = () =>
  readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|js|css|json|map|webmanifest|txt)$/.test(file))
    .map((file) => join(CLIENT, file));

export const findSecrets = (files: string[]) =>
  files.flatMap((file) => secretsIn(readFileSync(file, 'utf8')).map((kind) => `${file}: ${kind}`));
