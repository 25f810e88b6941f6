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

/** The lower corners, then the upper edge, which dialogs leave free. */
const positionsIn = (room: Room, { width, height }: Size): Rect[] => {
  const end = room.width - room.gap - width;
  const low = room.floor - room.gap - height;
  const at = (left: number, top: number) => ({ left, top, right: left + width, bottom: top + height });
  return [at(end, low), at(room.gap, low), at(end, UPPER_GAP)];
};

/** The first position of this size that covers no obstacle; otherwise the upper edge. */
export const freePosition = (size: Size, room: Room, obstacles: readonly Rect[]) => {
  const positions = positionsIn(room, size);
  const free = positions.find((position) => !obstacles.some((obstacle) => overlap(position, obstacle)));
  return free ?? (positions.at(-1) as Rect);
};
