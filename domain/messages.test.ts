import { expect, it } from 'vitest';
import { messages } from './messages.ts';

/** Of other operations, or shown by the client alone. */
const ELSEWHERE = [
  'referralRepeated',
  'referralRefused',
  'emailTakenShown',
  'importRepeatedEmail',
  'importOtherDocument',
];

const sentencesWith = (word: string) =>
  Object.entries(messages)
    .filter(([name, sentence]) => sentence.includes(word) && !ELSEWHERE.includes(name))
    .map(([, sentence]) => sentence);

it.each([
  ['email', messages.emailTaken],
  ['document_number', messages.documentNumberTaken],
])('the word "%s" is in one message only, by which a client knows which value is taken', (word, sentence) => {
  expect(sentencesWith(word)).toEqual([sentence]);
});
