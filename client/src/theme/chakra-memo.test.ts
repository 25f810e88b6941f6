import { describe, expect, test } from 'vitest';
import { memo } from './chakra-memo.ts';

const counted = () => {
  let calls = 0;
  const ask = memo((...args: unknown[]) => {
    calls += 1;
    return { args };
  });
  return { ask, calls: () => calls };
};

describe('a memoised function', () => {
  test('is asked once for the same content', () => {
    const { ask, calls } = counted();
    expect(ask({ color: 'fg', _hover: { color: 'bg' } }, 'sm')).toBe(
      ask({ color: 'fg', _hover: { color: 'bg' } }, 'sm'),
    );
    expect(calls()).toBe(1);
  });

  test.each([
    ['a number and its digits', [4], ['4']],
    ['null and its name', [null], ['null']],
    ['nothing and null', [undefined], [null]],
    ['an object and its text', [{ a: 1 }], ['{"a":1}']],
    ['values in another order', [{ p: '1', pt: '2' }], [{ pt: '2', p: '1' }]],
    ['values at other breakpoints', [{ p: ['1', null] }], [{ p: [null, '1'] }]],
    ['one argument and two', ['a'], ['a', 'b']],
  ])('distinguishes %s', (_, one, other) => {
    const { ask } = counted();
    expect(ask(...one)).not.toBe(ask(...other));
  });

  test('is asked once where there is no result', () => {
    let calls = 0;
    const ask = memo((_value: string) => {
      calls += 1;
      return undefined;
    });
    ask('a');
    ask('a');
    expect(calls).toBe(1);
  });

  test('knows what another one has returned without reading it again', () => {
    const { ask, calls } = counted();
    const recipe = memo((size: string) => ({ size, isRead: true }));
    const first = recipe('md');
    Object.defineProperty(first, 'toJSON', { value: () => expect.unreachable() });
    expect(ask(first)).toBe(ask(recipe('md')));
    expect(calls()).toBe(1);
    expect(ask(recipe('lg'))).not.toBe(ask(first));
  });
});
