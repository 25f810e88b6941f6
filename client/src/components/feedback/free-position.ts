export type Rect = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

type Size = { width: number; height: number };

type Room = {
  /** Size of the window. */
  width: number;
  /** The top of the bars at the lower edge, or the bottom of the window. */
  floor: number;
  /** Distance between toasts and edges. */
  gap: number;
};

const UPPER_GAP = 4;

const overlap = (a: Rect, b: Rect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const STEP = 16;

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, Math.ceil((from - to) / STEP)) }, (_, index) => from - index * STEP);

/**
 * The lower corners, then the upper edge, which dialogs leave free; then from below upwards at the right, at the left
 * and in the middle.
 */
const positionsIn = (room: Room, { width, height }: Size): Rect[] => {
  const end = room.width - room.gap - width;
  const low = room.floor - room.gap - height;
  const at = (left: number, top: number) => ({ left, top, right: left + width, bottom: top + height });
  const columns = [...new Set([end, room.gap, Math.round((room.width - width) / 2)])];
  return [
    at(end, low),
    at(room.gap, low),
    at(end, UPPER_GAP),
    ...columns.flatMap((left) => range(low, UPPER_GAP).map((top) => at(left, top))),
  ];
};

const fits = (size: Size, room: Room, { left, top, right, bottom }: Rect) =>
  right - left === size.width && bottom - top === size.height && left >= 0 && bottom <= room.floor - room.gap;

type Surroundings = {
  obstacles: readonly Rect[];
  /** Where the toasts are; they stay while they cover nothing. */
  present: Rect | null;
};

/** A position of this size that covers no obstacle; otherwise the one that covers the fewest. */
export const freePosition = (size: Size, room: Room, { obstacles, present }: Surroundings) => {
  const covered = (position: Rect) => obstacles.filter((obstacle) => overlap(position, obstacle)).length;
  if (present && fits(size, room, present) && covered(present) === 0) return present;
  const [first, ...others] = positionsIn(room, size) as [Rect, ...Rect[]];
  let best = { position: first, count: covered(first) };
  for (const position of others) {
    if (best.count === 0) break;
    const count = covered(position);
    if (count < best.count) best = { position, count };
  }
  return best.position;
};
