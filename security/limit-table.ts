import { RULES } from '../bff/src/process/limits.ts';

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

const span = (seconds: number) => {
  const [unit, length] = UNITS.find(([, size]) => seconds % size === 0) ?? ['second', 1];
  const count = seconds / length;
  return count === 1 ? unit : `${count} ${unit}s`;
};

/** `loginByAddress` as words. */
const inWords = (rule: string) => rule.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export const limitTable = () =>
  [
    '| what | at most | in |',
    '| --- | --: | --- |',
    ...Object.entries(RULES)
      .filter(([rule]) => rule !== 'signedIn')
      .map(([rule, { points, duration }]) => `| ${inWords(rule)} | ${points} | ${span(duration)} |`),
  ].join('\n');
