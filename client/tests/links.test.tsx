import { afterEach, expect, it, vi } from 'vitest';
import { whenIdle } from '../src/links.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('runs after three seconds in a browser that is never idle', () => {
  vi.useFakeTimers();
  const neverIdle = (run: () => void, options?: IdleRequestOptions) =>
    options?.timeout === undefined ? 0 : setTimeout(run, options.timeout);
  vi.stubGlobal('requestIdleCallback', neverIdle);
  const run = vi.fn();
  whenIdle(run);
  vi.advanceTimersByTime(2_999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});

it('waits while somebody waits for what was pressed', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  const button = document.createElement('button');
  button.setAttribute('aria-busy', 'true');
  document.body.append(button);
  const run = vi.fn();
  whenIdle(run);
  vi.advanceTimersByTime(5_000);
  expect(run).not.toHaveBeenCalled();
  button.remove();
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledOnce();
});
