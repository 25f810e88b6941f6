import asvs from './asvs.json' with { type: 'json' };
import type { TestId } from './threats.ts';

type Requirement = {
  /** As OWASP ASVS 5.0.0 numbers it. */
  id: string;
  level: number;
  verdict: string;
  /** What proves that it is met, or where that is written. */
  tests?: TestId[];
  documents?: string[];
  why?: string;
};

export const ASVS: Requirement[] = asvs;

const VERDICTS = ['met', 'not applicable', 'open'];

const byId = (left: Requirement, right: Requirement) =>
  left.id.localeCompare(right.id, 'en', { numeric: true });

export const asvsCounts = () =>
  VERDICTS.map((verdict) => `**${ASVS.filter((row) => row.verdict === verdict).length}** ${verdict}`)
    .join(', ')
    .concat(` of ${ASVS.length}.`);

export const openTable = () =>
  [
    '| requirement | why it is open |',
    '| --- | --- |',
    ...ASVS.filter(({ verdict }) => verdict === 'open')
      .sort(byId)
      .map(({ id, why }) => `| ${id} | ${why} |`),
  ].join('\n');
