import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CLIENT_FOLDER } from '../built-client.ts';

const ASSETS = join(CLIENT_FOLDER, 'assets');

const FACES = [
  { name: 'archivo', family: 'Archivo Variable', weights: '400 700' },
  { name: 'newsreader', family: 'Newsreader Variable', weights: '400 500' },
];

const files = existsSync(ASSETS) ? readdirSync(ASSETS) : [];

export const PLAIN_PAGE_FACES = FACES.flatMap(({ name, family, weights }) => {
  const file = files.find((candidate) => candidate.startsWith(`${name}-`) && candidate.endsWith('.woff2'));
  return file
    ? `@font-face{font-family:'${family}';src:url('/assets/${file}') format('woff2');font-weight:${weights};font-display:swap}`
    : [];
}).join('');
