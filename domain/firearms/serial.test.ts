import { expect, it } from 'vitest';
import { foldSerial } from './serial.ts';

it.each([
  ['tpr9 10234', 'case and spaces'],
  ['TPR9/10234.', 'punctuation'],
  ['ТРR9-10234', 'Cyrillic letters'],
  ['ΤΡR9-10234', 'Greek letters'],
  ['TPR9-1O234', 'O for 0'],
  ['TPR9-l0234', 'l for 1'],
  ['TPR9-I0234', 'I for 1'],
  ['ＴＰＲ９-１０２３４', 'letters of full width'],
])('%s looks like TPR9-10234: %s', (serial) => {
  expect(foldSerial(serial)).toBe(foldSerial('TPR9-10234'));
});

it.each(['TPR9-10235', 'TPR9-1023', 'TPR8-10234', 'TPB9-10234'])('%s does not', (serial) => {
  expect(foldSerial(serial)).not.toBe(foldSerial('TPR9-10234'));
});
