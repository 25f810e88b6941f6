import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

it('work of one key runs in order, one at a time, also after an error', async () => {
  const events: string[] = [];
  const job =
    (name: string, fails = false) =>
    async () => {
      events.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      events.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const first = inTurn('key', job('first', true));
  const second = inTurn('key', job('second'));
  await expect(first).rejects.toThrow('first');
  expect(await second).toBe('second');
  expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});
