import { useEffect } from 'react';
import { freePosition, type Rect } from './free-position.ts';

const DIALOG = '[role=dialog][data-state=open]';
const CONTROLS = 'a[href], button, input, select, textarea, label';
/** Bars at the lower edge of the window, below dialogs. */
const DOCKS = '[data-dock]';
const WIDE = 768;
const GAP = { narrow: 8, wide: 16 };
const GAP_BETWEEN = 16;
/** Measuring everything that can be pressed takes milliseconds: not in each frame. */
const FOLLOW_MS = 100;

const visibleRects = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)]
    .filter((element) => !element.closest('[data-scope=toast]'))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, top, bottom }) => width * height > 0 && bottom > 0 && top < innerHeight);

const toastsIn = (frame: HTMLElement) => [
  ...frame.querySelectorAll<HTMLElement>('[data-scope=toast][data-part=root]'),
];

/** Where each frame's toasts were put last. */
const positions = new WeakMap<HTMLElement, Rect>();

const positionToasts = (frame: HTMLElement, toasts: HTMLElement[]) => {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const dialog = [...document.querySelectorAll(DIALOG)].at(-1);
  const docks = dialog ? [] : visibleRects(document, DOCKS);
  const floor = Math.min(height, ...docks.map(({ top }) => top));
  const size = {
    width: Math.max(...toasts.map((toast) => toast.offsetWidth)),
    height: toasts.reduce((sum, toast) => sum + toast.offsetHeight + GAP_BETWEEN, -GAP_BETWEEN),
  };
  const room = { width, floor, gap: width < WIDE ? GAP.narrow : GAP.wide };
  const obstacles = visibleRects(dialog ?? document, CONTROLS);
  const position = freePosition(size, room, { obstacles, present: positions.get(frame) ?? null });
  positions.set(frame, position);
  const { right, bottom } = position;
  frame.style.setProperty('--toasts-end', `${width - right}px`);
  frame.style.setProperty('--toasts-bottom', `${height - bottom}px`);
};

/** Positions toasts off what can be pressed, also while the page scrolls. */
export const useFreePosition = (frame: HTMLElement | null) => {
  useEffect(() => {
    if (!frame) return;
    let next: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(next);
      const toasts = toastsIn(frame);
      if (toasts.length === 0) {
        positions.delete(frame);
        return;
      }
      positionToasts(frame, toasts);
      next = setTimeout(follow, FOLLOW_MS);
    };
    const observer = new MutationObserver(follow);
    observer.observe(frame, { childList: true, subtree: true });
    follow();
    return () => {
      observer.disconnect();
      clearTimeout(next);
    };
  }, [frame]);
};
