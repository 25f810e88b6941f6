import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const DECISIONS = 'docs/decisions';
const pages = readdirSync(DECISIONS).filter((name) => name !== 'README.md');

const index = readFileSync(join(DECISIONS, 'README.md'), 'utf8').split('\n');

const DATED = /^# .+\n\n\d{4}-\d\d-\d\d\. (Accepted|Superseded by \[\d{4}\]\(\S+\))\./;

describe('the decisions', () => {
  it('have one number each', () => {
    const numbers = pages.map((name) => Number(/^(\d{4})-/.exec(name)?.[1]));
    expect(numbers).not.toContain(NaN);
    expect(new Set(numbers).size).toBe(pages.length);
  });

  it.each(pages)('%s has a date and a status, and is in the list once, with its title', (name) => {
    const text = readFileSync(join(DECISIONS, name), 'utf8');
    expect(text).toMatch(DATED);
    const title = /^# (.+)/.exec(text)?.[1];
    const entry = `- ${name.slice(0, 4)} [${title}](${name})`;
    expect(index.filter((line) => line.includes(`](${name})`))).toEqual([entry]);
  });
});

const LINK = /\]\((?!https?:|#|<|\/)([^)\s#]+)/g;

const documents = execFileSync('git', ['ls-files', '-z', '--', '*.md'], { encoding: 'utf8' })
  .split('\0')
  .filter((path) => path && existsSync(path));

it.each(documents)('every link of %s leads to a file', (path) => {
  const targets = [...readFileSync(path, 'utf8').matchAll(LINK)].map(([, target = '']) => target);
  expect(targets.filter((target) => !existsSync(join(dirname(path), target)))).toEqual([]);
});

it('docs/development.md lists every npm script', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const page = readFileSync('docs/development.md', 'utf8');
  const isNamed = (name: string) =>
    [`npm ${name}`, `npm run ${name}`, `\`${name}\``].some((call) => page.includes(call));
  expect(
    Object.keys(scripts).filter((name) => !isNamed(name)),
    'describe it in docs/development.md',
  ).toEqual([]);
});

/** With values of an example, in two parts, or printed by a sheet. */
const SHOWN_OTHERWISE = [
  'Descuento: Canje: …',
  '… figura como que no vino',
  'Sin conexión: datos de las 9:40',
  '3 cambios sin enviar',
  'Ya ingresó 09:52',
  'Importar … armas',
  'Informes → Cobros',
  'Perfil → Mis pagos',
];

const shownTexts = execFileSync('git', ['ls-files', '-z', '--', 'client/src', 'domain', 'bff/src/web/pdf'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter(
    (path) => /(?<!\.test)\.tsx?$/.test(path) && !path.startsWith('client/src/gql/') && existsSync(path),
  )
  .map((path) => readFileSync(path, 'utf8').replaceAll(/\s+/g, ' '))
  .join('\n');

it.each(['docs/till.md', 'docs/armoury.md'])('%s has in bold only what a screen or a sheet says', (path) => {
  const text = readFileSync(path, 'utf8').replaceAll(/\s+/g, ' ');
  const bold = new Set([...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, words = '']) => words));
  const unknown = [...bold].filter(
    (words) => !SHOWN_OTHERWISE.includes(words) && !shownTexts.includes(words),
  );
  expect(unknown, 'write it as the screen does').toEqual([]);
});
