import { useEffect } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { FIRST_ENTRY } from '../links.ts';

/** The storage key of React Router's scroll positions. */
const STORAGE_KEY = 'react-router-scroll-positions';
const WAIT_MS = 10_000;
const OWN_SCROLLS = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

const readPositions = (): Record<string, unknown> => {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
};

/**
 * React Router uses the same key for the first entry of every load. A unique one distinguishes addresses that were
 * opened in the same tab.
 */
const nameFirstEntry = () => {
  const { state } = history as { state: { entry?: string } | null };
  if (state?.entry) return state.entry;
  const entry = String(Date.now());
  history.replaceState({ ...state, entry }, '');
  return entry;
};

const firstEntry = nameFirstEntry();

/** The key of a page's scroll position. */
export const scrollKey = ({ key }: Pick<Location, 'key'>) => (key === FIRST_ENTRY ? firstEntry : key);

const positions = new Map(Object.entries(readPositions()));

/** Where the user has scrolled to before the app is there: React Router would begin at the top. */
export const keepScroll = () => {
  if (window.scrollY === 0) return;
  positions.set(firstEntry, window.scrollY);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(positions)));
  } catch {
    // Without storage the page begins at the top.
  }
};

const reach = (top: number) => {
  const scrollWhenLongEnough = () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (scrollHeight - clientHeight < top) return;
    window.scrollTo(0, top);
    stop();
  };
  const observer = new ResizeObserver(scrollWhenLongEnough);
  const timer = setTimeout(() => stop(), WAIT_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    OWN_SCROLLS.forEach((event) => removeEventListener(event, stop));
  };
  OWN_SCROLLS.forEach((event) => addEventListener(event, stop, { passive: true }));
  observer.observe(document.body);
  return stop;
};

/**
 * After a reload a list may load after ScrollRestoration has run, when the page was too short. Waits for the list,
 * unless the user scrolls first.
 */
export const useLateScroll = () => {
  const key = scrollKey(useLocation());
  useEffect(() => {
    const top = positions.get(key);
    positions.delete(key);
    if (typeof top === 'number' && top > 0) return reach(top);
  }, [key]);
};
