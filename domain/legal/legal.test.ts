import { expect, it } from 'vitest';
import { academy } from '../academy.ts';
import { PERSONAL_DATA, PRIVACY, TERMS } from './legal.ts';

const textOf = (sections: typeof PRIVACY) => sections.flatMap(({ paragraphs }) => paragraphs).join(' ');

it('the privacy page lists all stored data of a person', () => {
  for (const words of Object.values(PERSONAL_DATA)) expect(textOf(PRIVACY)).toContain(words);
});

it.each([PRIVACY, TERMS])('the page has the contact of the academy', (...sections) => {
  expect(textOf(sections)).toContain(academy.contact.email);
  expect(textOf(sections)).toContain(academy.contact.phone);
});
