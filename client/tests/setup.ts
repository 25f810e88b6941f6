import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 10_000 });

/** jsdom has no layout, so there is nothing to scroll. */
window.scrollTo = () => {};

/** No style sheet hides anything that these tests look for, and jsdom's cascade would take most of their time. */
window.getComputedStyle = (element) => (element as HTMLElement).style;

/** A screen, never paper: no media query of these tests changes. */
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
