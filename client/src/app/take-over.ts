import { flushSync } from 'react-dom';

/*
 * Until the app is there, the document shows what the server has rendered. The app takes its place: a form that somebody
 * is filling in stays if it works without the app; what was typed elsewhere is typed again; a button that was pressed is
 * pressed again, and the focus is kept. public/first-paint.js disables what a member could choose or send.
 */

const CONTENT = '.signed-in .for-members, html:not(.signed-in) .for-visitors';

type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsIn = (element: ParentNode) => [
  ...element.querySelectorAll<Field>('input:not([type=checkbox], [type=radio]), textarea'),
];

const isTyped = (field: Field) => field.value !== field.defaultValue;

const isFormInUse = (content: Element) => {
  const form = content.querySelector('form[action]');
  return form !== null && (form.contains(document.activeElement) || fieldsIn(form).some(isTyped));
};

const write = (field: Field, value: string) => {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, value);
  for (const type of ['input', 'change', ...(field === document.activeElement ? [] : ['focusout'])])
    field.dispatchEvent(new Event(type, { bubbles: true }));
};

const focusAgain = (stop: HTMLElement, before: HTMLElement) => {
  stop.focus();
  if (
    stop instanceof HTMLInputElement &&
    before instanceof HTMLInputElement &&
    before.selectionStart !== null
  )
    stop.setSelectionRange(before.selectionStart, before.selectionEnd);
};

/** What the keyboard reaches. */
const STOPS = 'a[href], button, input, textarea, select';

/** The same element of the app, which has as many of its kind in the same order. */
const counterpart = (stop: HTMLElement, content: Element, root: HTMLElement) => {
  const place = [...content.querySelectorAll(stop.localName)].indexOf(stop);
  return [...root.querySelectorAll<HTMLElement>(stop.localName)][place];
};

const shownContent = () => document.querySelector(CONTENT);

/** Whether the document shows more than the first frame. */
export const isContentShown = () => shownContent() !== null;

/** Shows the app instead of what the document shows. */
export const takeOver = (root: HTMLElement, show: () => void) => {
  const content = shownContent();
  if (!content) return show();
  if (content.matches('.for-visitors') && isFormInUse(content)) return;
  const stops = [...content.querySelectorAll<HTMLElement>(STOPS)];
  const focused = stops.find((stop) => stop === document.activeElement);
  const typed = fieldsIn(content).filter(isTyped);
  const pressed = stops.find((stop) => 'pressed' in stop.dataset);
  if (!focused && !pressed && typed.length === 0) return show();
  flushSync(show);
  // Found before anything is done, which may add more.
  const found = new Map(stops.map((stop) => [stop, counterpart(stop, content, root)]));
  const focus = () => {
    const stop = focused && found.get(focused);
    if (stop) focusAgain(stop, focused);
  };
  // A field in use is not left, which would format it.
  focus();
  for (const field of typed) {
    const empty = found.get(field);
    if (empty) write(empty as Field, field.value);
  }
  focus();
  if (pressed) found.get(pressed)?.click();
};
