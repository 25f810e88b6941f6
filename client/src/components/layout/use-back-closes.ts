import { useEffect, useRef } from 'react';

/*
 * While something lies over a page, the address has a second entry in the history: going back leads from it to the page
 * and closes what lies over it. The entry stays when it was closed otherwise, and is passed over by the next step back.
 * The router never hears of either.
 */

type EntryState = { isLayer?: true } | null;

const layers: { close: () => void }[] = [];

const readState = () => history.state as EntryState;
const entryOf = (state: EntryState) => JSON.stringify({ ...state, isLayer: true });

let entry = typeof history === 'undefined' ? null : readState();

const addEntry = () => {
  if (!readState()?.isLayer) history.pushState({ ...readState(), isLayer: true }, '');
  entry = readState();
};

const followBack = (event: PopStateEvent) => {
  const left = entry;
  entry = readState();
  if (!left?.isLayer || entry?.isLayer || entryOf(left) !== entryOf(entry)) return;
  event.stopImmediatePropagation();
  const top = layers.at(-1);
  if (!top) return history.back();
  top.close();
  // A form with changes asks first and stays open.
  setTimeout(() => layers.length > 0 && addEntry());
};

/** Closes a dialog by the back button. */
export const useBackCloses = (isOpen: boolean, onClose: () => void) => {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);

  useEffect(() => {
    if (!isOpen) return;
    const layer = { close: () => close.current() };
    layers.push(layer);
    addEntry();
    window.addEventListener('popstate', followBack, { capture: true });
    return () => {
      layers.splice(layers.indexOf(layer), 1);
    };
  }, [isOpen]);
};
