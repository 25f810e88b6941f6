import { act } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';

/** Timers of this delay end when the returned function is called. */
export const holdTimers = (delayMs: number) => {
  const held: (() => void)[] = [];
  const { setTimeout } = window;
  const start = (run: () => void, delay?: number) =>
    delay === delayMs ? held.push(run) : setTimeout(run, delay);
  const spy = vi.spyOn(window, 'setTimeout').mockImplementation(start as typeof setTimeout);
  onTestFinished(() => spy.mockRestore());
  return () => {
    expect(held).toHaveLength(1);
    act(() => held.forEach((run) => run()));
  };
};
