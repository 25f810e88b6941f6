import { expect } from 'vitest';
import { isRecord } from '#domain/is-record.ts';
import type { Column, Output, Snippet } from './pages.ts';

const ANY = '…';

const patternOf = (shown: string) => {
  const parts = shown.split(ANY).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's');
};

type Rule = { place: string; isWhole: boolean };

/** `…` in a text is any text, alone any value. An object that is not shown whole has more fields. */
const compareValue = (shown: unknown, printed: unknown, { place, isWhole }: Rule): void => {
  const inner = (key: string | number) => ({ place: `${place} ${key}`, isWhole });
  if (shown === ANY) return expect(printed, place).toEqual(expect.anything());
  if (typeof shown === 'string') return expect(printed, place).toMatch(patternOf(shown));
  if (Array.isArray(shown)) {
    expect(printed, place).toHaveLength(shown.length);
    return shown.forEach((value, index) => compareValue(value, (printed as unknown[])[index], inner(index)));
  }
  if (!isRecord(shown) || !isRecord(printed)) return expect(printed, place).toEqual(shown);
  if (isWhole) expect(Object.keys(printed).sort(), place).toEqual(Object.keys(shown).sort());
  for (const [key, value] of Object.entries(shown)) compareValue(value, printed[key], inner(key));
};

const shownTo = ({ language }: Snippet, { text }: Output) => {
  const shown: unknown = JSON.parse(text);
  return language === 'ts' && isRecord(shown) && 'data' in shown ? shown.data : shown;
};

/** What a snippet printed is what the page shows below it; without a block below it, it prints nothing. */
export const comparePrinted = ({ surface }: Column, snippet: Snippet, printed: string) => {
  const { place, outputs } = snippet;
  const lines = printed.split('\n').filter(Boolean);
  if (outputs[0]?.language === 'text') {
    return expect(lines.join('\n'), place).toMatch(
      patternOf(outputs.map(({ text }) => text.trim()).join('\n')),
    );
  }
  expect(lines, place).toHaveLength(outputs.length);
  for (const [index, output] of outputs.entries()) {
    const value: unknown = JSON.parse(lines[index] ?? '');
    compareValue(shownTo(snippet, output), value, { place, isWhole: surface === 'GraphQL' });
  }
};
