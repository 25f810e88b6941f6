// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { whenSettled } from './settled.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('waits until the browser is idle, at most a second', () => {
  const idle = vi.fn();
  vi.stubGlobal('requestIdleCallback', idle);
  const run = vi.fn();
  whenSettled(run);
  expect(run).not.toHaveBeenCalled();
  expect(idle).toHaveBeenCalledWith(run, { timeout: 1_000 });
});

test('runs at once in a browser that does not say when it is idle', () => {
  const run = vi.fn();
  whenSettled(run);
  expect(run).toHaveBeenCalledOnce();
});
