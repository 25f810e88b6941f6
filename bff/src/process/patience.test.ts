import pino from 'pino';
import { expect, it } from 'vitest';
import { createPatience } from './patience.ts';

it('work without progress pauses twice as long each time, and is logged once', () => {
  const lines: string[] = [];
  const patience = createPatience(
    pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
    'a loop',
  );
  const pauses: number[] = [];
  let now = 0;
  for (let round = 0; round < 10; round += 1) {
    expect(patience.isPausing(now)).toBe(false);
    patience.stalled(now);
    pauses.push(patience.remainingMs(now));
    now += patience.remainingMs(now);
  }
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600, 600].map((seconds) => seconds * 1_000));
  expect(lines).toHaveLength(1);
  patience.progressed();
  expect([patience.isPausing(now - 1), lines.length]).toEqual([false, 2]);
});
