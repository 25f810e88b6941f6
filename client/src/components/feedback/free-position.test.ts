import { expect, it } from 'vitest';
import { freePosition } from './free-position.ts';

const size = { width: 300, height: 50 };
const room = { width: 1000, floor: 800, gap: 10 };
const wall = { left: 0, top: 0, right: 1000, bottom: 800 };
const control = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 40 });

it.each([
  ['the lower right corner', [], { left: 690, top: 740 }],
  ['the lower right corner, beside what ends before it', [control(590, 750)], { left: 690, top: 740 }],
  ['the lower left corner', [control(700, 780)], { left: 10, top: 740 }],
  ['the upper edge', [control(700, 780), control(250, 710)], { left: 690, top: 4 }],
  [
    'the lowest free position at the right when corners and upper edge are taken',
    [control(700, 780), control(250, 710), control(700, 0)],
    { left: 690, top: 724 },
  ],
  [
    'the position that covers the fewest controls when none is free',
    [wall, control(700, 780), control(250, 710), control(700, 0)],
    { left: 690, top: 724 },
  ],
])('chooses %s', (_name, obstacles, position) =>
  expect(freePosition(size, room, { obstacles, present: null })).toMatchObject(position),
);

const left = { left: 10, top: 740, right: 310, bottom: 790 };

it('stays where it is while nothing is covered there', () => {
  expect(freePosition(size, room, { obstacles: [], present: left })).toBe(left);
  expect(freePosition(size, room, { obstacles: [control(250, 710)], present: left }).left).toBe(690);
});
