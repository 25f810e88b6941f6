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
const placesIn = (room: Room, { width, height }: Size): Rect[] => {
  const end = room.width - room.gap - width;
  const low = room.floor - room.gap - height;
  const at = (left: number, top: number) => ({ left, top, right: left + width, bottom: top + height });
  return [at(end, low), at(room.gap, low), at(end, UPPER_GAP)];
};

/** The first position of this size that covers no obstacle; otherwise the upper edge. */
export const freePlace = (size: Size, room: Room, obstacles: readonly Rect[]) => {
  const places = placesIn(room, size);
  const free = places.find((place) => !obstacles.some((obstacle) => overlap(place, obstacle)));
  return free ?? (places.at(-1) as Rect);
};
