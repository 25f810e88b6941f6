import { existsSync } from 'node:fs';
import threats from './threats.json' with { type: 'json' };
import { testsInFile } from './test-titles.ts';

export type TestId = {
  file: string;
  title: string;
  /** Whom it asks, where no list of the surfaces around it says that it asks both. */
  by?: string[];
};

type Threat = {
  id: string;
  threat: string;
  defence: string;
  /** Where it could be tried: each needs a test. */
  surfaces: string[];
  tests: TestId[];
  /** What the defence leaves. */
  left?: string;
};

export const THREATS: Threat[] = threats;

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
