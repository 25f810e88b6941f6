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

const fileName = (path: string) => path.split('/').at(-1);

/** Test files of a threat, each once, as links from the root of the repository. */
const links = (tests: TestId[]) =>
  [...new Set(tests.map(({ file }) => file))].map((file) => `[${fileName(file)}](${file})`).join(', ');

export const threatTable = () =>
  [
    '| id | threat | defence | tried by | proved in |',
    '| --- | --- | --- | --- | --- |',
    ...THREATS.map(({ id, threat, defence, surfaces, tests, left }) =>
      ['', id, threat, left ? `${defence}. _Left:_ ${left}` : defence, surfaces.join(', '), links(tests), '']
        .join(' | ')
        .trim(),
    ),
  ].join('\n');
