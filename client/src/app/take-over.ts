import { flushSync } from 'react-dom';

/*
 * Until the app is there, the document shows what the server has rendered. The app takes its place: a form that a visitor
 * is filling in stays, because it works without the app; a button that was pressed is pressed again, and the
 * focus is kept.
 */

const CONTENT = '.signed-in .for-members, html:not(.signed-in) .for-visitors';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isChanged = ({ value, defaultValue }: Field) => value !== defaultValue;

const isFormInUse = (content: Element) => {
  const form = content.querySelector('form');
  if (!form) return false;
  const fields = [...form.querySelectorAll<Field>('input, textarea')];
  return form.contains(document.activeElement) || fields.some(isChanged);
};

const buttonsIn = (element: ParentNode) => [...element.querySelectorAll('button')];

/** What the keyboard reaches, in order. The app has the same. */
const stopsIn = (element: ParentNode) => [...element.querySelectorAll<HTMLElement>('a[href], button')];

/** Shows the app instead of what the document shows. */
export const takeOver = (root: HTMLElement, show: () => void) => {
  const content = document.querySelector(CONTENT);
  if (!content) return show();
  if (content.matches('.for-visitors') && isFormInUse(content)) return;
  const pressed = buttonsIn(content).findIndex((button) => button.ariaBusy === 'true');
  const focused = stopsIn(content).findIndex((stop) => stop === document.activeElement);
  if (pressed < 0 && focused < 0) return show();
  flushSync(show);
  stopsIn(root)[focused]?.focus();
  buttonsIn(root)[pressed]?.click();
};
