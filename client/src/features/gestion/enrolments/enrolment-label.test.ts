import { expect, it } from 'vitest';
import { namesText } from './enrolment-label.ts';

it.each([
  [[], ''],
  [['Ana'], ': Ana'],
  [['Ana', 'Bruno', 'Clara'], ': Ana, Bruno y Clara'],
  [['Ana', 'Bruno', 'Clara', 'Dora', 'Eva'], ': Ana, Bruno, Clara y 2 más'],
])('the names %j are written %j', (names, text) => expect(namesText(names)).toBe(text));
