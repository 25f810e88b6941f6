import { expect } from 'vitest';
import { isRecord } from '#domain/is-record.ts';
import type { Column, Output, Snippet } from './pages.ts';

const ANY = '…';

const patternOf = (shown: string) => {
  const parts = shown.split(ANY).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's');
};

type Rule = { position: string; isWhole: boolean };

/** `…` in a text is any text, alone any value. An object that is not shown whole has more fields. */
const compareValue = (shown: unknown, printed: unknown, { position, isWhole }: Rule): void => {
  const inner = (key: string | number) => ({ position: `${position} ${key}`, isWhole });
  if (shown === ANY) return expect(printed, position).toEqual(expect.anything());
  if (typeof shown === 'string') return expect(printed, position).toMatch(patternOf(shown));
  if (Array.isArray(shown)) {
    expect(printed, position).toHaveLength(shown.length);
    return shown.forEach((value, index) => compareValue(value, (printed as unknown[])[index], inner(index)));
  }
  if (!isRecord(shown) || !isRecord(printed)) return expect(printed, position).toEqual(shown);
  if (isWhole) expect(Object.keys(printed).sort(), position).toEqual(Object.keys(shown).sort());
  for (const [key, value] of Object.entries(shown)) compareValue(value, printed[key], inner(key));
};

const shownTo = ({ language }: Snippet, { text }: Output) => {
  const shown: unknown = JSON.parse(text);
  return language === 'ts' && isRecord(shown) && 'data' in shown ? shown.data : shown;
};

/** What a snippet printed is what the page shows below it; without a block below it, it prints nothing. */
export const comparePrinted = ({ surface }: Column, snippet: Snippet, printed: string) => {
  const { position, outputs } = snippet;
  const lines = printed.split('\n').filter(Boolean);
  if (outputs[0]?.language === 'text') {
    return expect(lines.join('\n'), position).toMatch(
      patternOf(outputs.map(({ text }) => text.trim()).join('\n')),
    );
  }
  expect(lines, position).toHaveLength(outputs.length);
  for (const [index, output] of outputs.entries()) {
    const value: unknown = JSON.parse(lines[index] ?? '');
    compareValue(shownTo(snippet, output), value, { position, isWhole: surface === 'GraphQL' });
  }
};
