import { afterEach, expect, vi } from 'vitest';

const error = vi.spyOn(console, 'error');
const warn = vi.spyOn(console, 'warn');

afterEach(() => {
  const calls = [...error.mock.calls, ...warn.mock.calls];
  error.mockClear();
  warn.mockClear();
  expect(calls, 'console.error and console.warn fail a test').toEqual([]);
});
