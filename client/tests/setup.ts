import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { styleCache } from '../src/theme/style-cache.ts';

const { getElementError } = getConfig();

configure({
  asyncUtilTimeout: 30_000,
  // Most of these errors are thrown while a query waits, and nobody reads them: the page is printed for who does.
  getElementError: (message, container) =>
    Object.defineProperties(new Error(), {
      name: { value: 'TestingLibraryElementError' },
      message: { configurable: true, get: () => getElementError(message, container).message },
    }),
});

type ReactInternals = { recentlyCreatedOwnerStacks: number };

/** React captures a stack for each element it makes, as long as this counts few: nobody reads them here. */
Object.defineProperty(
  (React as unknown as Record<string, ReactInternals>)
    .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => {} },
);

/** The server of a test signs with jose, which takes arrays of Node and not those of jsdom. */
globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as Uint8ArrayConstructor;

/** jsdom has no layout, so there is nothing to scroll. */
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

const { setTimeout, clearTimeout } = globalThis;

/** jsdom draws by `setInterval`: a test that replaces it while a frame is due would stop all frames of later files. */
window.requestAnimationFrame = (draw) =>
  Number(setTimeout(() => globalThis.document && draw(performance.now()), 1000 / 60));
window.cancelAnimationFrame = (id) => clearTimeout(id);

/** No style sheet hides anything that these tests look for, and reading them would take most of their time. */
styleCache.sheet.container = document.createElement('head');
window.getComputedStyle = (element) => (element as HTMLElement).style;

const LABELABLE = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';

/** jsdom looks for the control of every label, by a walk through the page, again for each button. */
const labelsOf = (control: HTMLElement) =>
  [...document.getElementsByTagName('label')].filter((label) =>
    label.hasAttribute('for')
      ? label.htmlFor !== '' &&
        label.htmlFor === control.id &&
        document.getElementById(control.id) === control
      : label.contains(control) && label.querySelector(LABELABLE) === control,
  );

for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      return this.matches('[type=hidden]') ? null : labelsOf(this);
    },
  });
}

/** A screen, never paper: no media query of these tests changes. */
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
