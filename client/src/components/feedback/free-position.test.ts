import { expect, it } from 'vitest';
import { freePosition } from './free-position.ts';

const size = { width: 300, height: 50 };
const room = { width: 1000, floor: 800, gap: 10 };
const control = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 40 });

it.each([
  ['the lower right corner', [], { left: 690, top: 740 }],
  ['the lower right corner, beside what ends before it', [control(590, 750)], { left: 690, top: 740 }],
  ['the lower left corner', [control(700, 780)], { left: 10, top: 740 }],
  ['the upper edge', [control(700, 780), control(250, 710)], { left: 690, top: 4 }],
  [
    'the upper edge when every place is taken',
    [control(700, 780), control(250, 710), control(700, 0)],
    { left: 690, top: 4 },
  ],
])('chooses %s', (_name, obstacles, position) =>
  expect(freePosition(size, room, obstacles)).toMatchObject(position),
);
