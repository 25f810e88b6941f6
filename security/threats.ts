import { existsSync, readFileSync } from 'node:fs';
import { testsInFile } from './test-titles.ts';

export type TestId = {
  file: string;
  title: string;
  /** Whom it asks, where no list of the surfaces around it says that it asks both. */
  by?: string[];
};

type Threat = {
  id: string;
  /** Where it could be tried: each needs a test. */
  surfaces: string[];
  threat: string;
  defence: string;
  /** What the defence leaves. */
  left: string | null;
  tests: TestId[];
};

const listOf = (text: string) => text.split(', ').filter(Boolean);

const threatOf = (line: string): Threat => {
  const [id = '', surfaces = '', threat = '', defence = '', left = null] = line.split(' | ');
  return { id, surfaces: listOf(surfaces), threat, defence, left, tests: [] };
};

const TEST = /^ {2}(\S+?)(?: \[(.+?)\])?: (.+)$/;

const testOf = (line: string): TestId => {
  const [, file = '', by, title = ''] = TEST.exec(line) ?? [];
  return { file, title, ...(by ? { by: listOf(by) } : {}) };
};

const readThreats = () => {
  const threats: Threat[] = [];
  for (const line of readFileSync('security/threats.txt', 'utf8').split('\n')) {
    if (line.startsWith('  ')) threats.at(-1)?.tests.push(testOf(line));
    else if (line && !line.startsWith('#')) threats.push(threatOf(line));
  }
  return threats;
};

export const THREATS = readThreats();

const BOTH = ['REST', 'GraphQL'];

/** The surfaces that a test asks; none for a test that is not there. */
export const surfacesOf = ({ file, title, by }: TestId): string[] => {
  const tests = existsSync(file) ? testsInFile(file).filter((test) => test.title === title) : [];
  if (tests.length === 0) return [];
  return by ?? (tests.some(({ asksBoth }) => asksBoth) ? BOTH : []);
};

/** The first character of an id is its area. */
const AREAS: Record<string, string> = {
  A: 'Access to data of others',
  B: 'Sign-in and sessions',
  C: 'Browser',
  D: 'Input',
  E: 'Enrolments and points',
  F: 'Errors, logs and dependencies',
  G: 'Outages',
  H: 'Tokens, webhooks and staff',
};

const testName = (path: string) =>
  path
    .split('/')
    .at(-1)
    ?.replace(/(\.contract|\.e2e)?\.test\.tsx?$/, '');

/** Test files of a threat, each once, as links from the root of the repository. */
const links = (tests: TestId[]) =>
  [...new Set(tests.map(({ file }) => file))].map((file) => `[${testName(file)}](${file})`).join(', ');

export const threatList = () =>
  Object.entries(AREAS)
    .map(([area, title]) => {
      const threats = THREATS.filter(({ id }) => id.startsWith(area));
      const items = threats.map(
        ({ id, threat, defence, tests }) => `- **${id}. ${threat}.** ${defence}\n  Tests: ${links(tests)}.`,
      );
      return [`### ${title}`, '', ...items].join('\n');
    })
    .join('\n\n');

export const limitList = () =>
  THREATS.flatMap(({ id, left }) => (left ? [`- **${id}.** ${left}`] : [])).join('\n');
