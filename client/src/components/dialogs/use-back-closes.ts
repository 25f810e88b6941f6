import { useEffect, useRef } from 'react';

/*
 * While something lies over a page, the address has a second entry in the history: going back leads from it to the page
 * and closes what lies over it. The entry stays when it was closed otherwise, and is passed over by the next step back.
 * The router never hears of either.
 */

const layers: { close: () => void }[] = [];

const readEntry = () => {
  const { isLayer = false, ...page } = (history.state ?? {}) as { isLayer?: boolean };
  return { isLayer, page: JSON.stringify([location.href, page]) };
};

let entry = { isLayer: false, page: '' };

const addEntry = () => {
  if (!readEntry().isLayer) history.pushState({ ...history.state, isLayer: true }, '');
  entry = readEntry();
};

const followBack = (event: PopStateEvent) => {
  const left = entry;
  entry = readEntry();
  if (!left.isLayer || entry.isLayer || left.page !== entry.page) return;
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
