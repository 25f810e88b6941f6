import { expect, it } from 'vitest';
import { transportOptions } from './mail.ts';

const ELSEWHERE = [
  'smtp://mail.example',
  'smtp://user:secret@mail.example:587',
  'smtp://8.8.8.8',
  'smtp://127.1',
];
const ONES_OWN = ['smtp://localhost', 'smtp://mail:1025', 'smtp://10.0.0.7', 'smtp://[::1]'];

it('production requires TLS of a mail server outside of its own network', () => {
  const isRequired = (url: string) => transportOptions(url, { NODE_ENV: 'production' }).requireTLS;
  expect(ELSEWHERE.filter((url) => !isRequired(url))).toEqual([]);
  expect(ONES_OWN.filter(isRequired)).toEqual([]);
  for (const url of ELSEWHERE) expect(transportOptions(url, { NODE_ENV: 'test' }).requireTLS).toBe(false);
});
