import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { QUOTED_STRINGS } from '../e2e/quoted-strings.ts';

const TESTS = new URL('../e2e/', import.meta.url);
const SPECIFICATION = new URL('../../shared/spec.md', import.meta.url);
const SECTIONS = ['2', '4', '5', '6', '8'];

/** Placeholders of the specification, by what a test sees in their place. */
const SEEN_AS: Record<string, RegExp> = {
  'N caja(s) de caliber': /\d+ caja\(s\) de /,
  'HTTP {status}': /HTTP \d{3}/,
};

const browserTests = readdirSync(TESTS)
  .filter((file) => file.endsWith('.e2e.test.ts'))
  .map((file) => readFileSync(new URL(file, TESTS), 'utf8'))
  .join('\n');

/** A test may name a text itself or by its key among the messages. */
const isSeen = (text: string) => {
  if (SEEN_AS[text]) return SEEN_AS[text].test(browserTests);
  const keys = Object.entries(messages).flatMap(([key, message]) => (message === text ? [key] : []));
  return (
    browserTests.includes(text) || keys.some((key) => new RegExp(`messages\\.${key}\\b`).test(browserTests))
  );
};

describe('the strings that the specification quotes', () => {
  it('are each seen by a browser test', () => {
    expect(QUOTED_STRINGS.filter((text) => !isSeen(text))).toEqual([]);
  });

  it.skipIf(!existsSync(SPECIFICATION))(
    'are all in the table (skipped where the specification is not at hand)',
    () => {
      const sections = readFileSync(SPECIFICATION, 'utf8').split(/^## /m);
      const quoted = sections
        .filter((section) => SECTIONS.some((number) => section.startsWith(`${number}.`)))
        .flatMap((section) =>
          [...section.matchAll(/(?<![A-Za-z])'([^'\n]+)'(?![A-Za-z])/g)].map(([, text]) => text),
        );
      expect([...new Set(quoted)].filter((text) => !QUOTED_STRINGS.includes(text as never))).toEqual([]);
    },
  );
});
