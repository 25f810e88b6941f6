import { readFileSync } from 'node:fs';
import type { TestId } from './threats.ts';

type Requirement = {
  /** As OWASP ASVS 5.0.0 numbers it. */
  id: string;
  level: number;
  verdict: string;
  /** What proves that it is met, the documents that say so, or the reasons. */
  tests: TestId[];
  documents: string[];
  reasons: string[];
};

const TEST = /^(\S+\.test\.tsx?): (.+)$/;
const DOCUMENT = /^\S+\.\w+$/;

const testOf = (evidence: string): TestId[] => {
  const [, file, title] = TEST.exec(evidence) ?? [];
  return file && title ? [{ file, title }] : [];
};

const requirementOf = (line: string): Requirement => {
  const [id = '', level, verdict = '', ...evidence] = line.split(' | ');
  const other = evidence.filter((part) => !TEST.test(part));
  return {
    id,
    level: Number(level),
    verdict,
    tests: evidence.flatMap(testOf),
    documents: other.filter((part) => DOCUMENT.test(part)),
    reasons: other.filter((part) => !DOCUMENT.test(part)),
  };
};

export const ASVS = readFileSync('security/asvs.txt', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map(requirementOf);

const VERDICTS = ['met', 'not applicable', 'open'];

export const asvsCounts = () =>
  VERDICTS.map((verdict) => `**${ASVS.filter((row) => row.verdict === verdict).length}** ${verdict}`)
    .join(', ')
    .concat(` of ${ASVS.length}.`);
