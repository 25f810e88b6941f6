import { flushSync } from 'react-dom';

/*
 * Until the app is there, the document shows what the server has rendered. The app takes its place: a form that a visitor
 * is filling in stays, because it works without the app; a member's form is filled in again; buttons that were pressed are
 * pressed again, and the focus is kept.
 */

const CONTENT = '.signed-in .for-members, html:not(.signed-in) .for-visitors';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';
const fieldsIn = (element: ParentNode) => [...element.querySelectorAll<Field>(FIELDS)];

const isTicked = ({ type }: Field) => type === 'checkbox' || type === 'radio';

const isChanged = (field: Field) => {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(first, 0);
  }
  if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) return true;
  return field.value !== field.defaultValue;
};

const isFormInUse = (content: Element) => {
  const form = content.querySelector('form');
  return form !== null && (form.contains(document.activeElement) || fieldsIn(form).some(isChanged));
};

const write = (field: Field, value: string) => {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, value);
  for (const type of ['input', 'change', ...(field === document.activeElement ? [] : ['focusout'])])
    field.dispatchEvent(new Event(type, { bubbles: true }));
};

const isChecked = (field: Field) => field instanceof HTMLInputElement && field.checked;

const fillIn = (field: Field, filled: Field) => {
  if (!isTicked(field)) write(field, filled.value);
  else if (isChecked(field) !== isChecked(filled)) field.click();
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

const orderOf = ({ dataset }: HTMLElement) => Number(dataset.pressed);

/** What the keyboard reaches. */
const STOPS = `a[href], button, ${FIELDS}`;

/** The same element of the app, which has as many of its kind in the same order. */
const counterpart = (stop: HTMLElement, content: Element, root: HTMLElement) => {
  const place = [...content.querySelectorAll(stop.localName)].indexOf(stop);
  return [...root.querySelectorAll<HTMLElement>(stop.localName)][place];
};

/** Shows the app instead of what the document shows. */
export const takeOver = (root: HTMLElement, show: () => void) => {
  const content = document.querySelector(CONTENT);
  if (!content) return show();
  if (content.matches('.for-visitors') && isFormInUse(content)) return;
  const stops = [...content.querySelectorAll<HTMLElement>(STOPS)];
  const focused = stops.find((stop) => stop === document.activeElement);
  const filled = fieldsIn(content).filter(isChanged);
  const pressed = stops.filter((stop) => stop.dataset.pressed).toSorted((a, b) => orderOf(a) - orderOf(b));
  if (!focused && filled.length + pressed.length === 0) return show();
  flushSync(show);
  // Found before anything is done, which may add more.
  const done = [...(focused ? [focused] : []), ...filled, ...pressed];
  const found = new Map(done.map((stop) => [stop, counterpart(stop, content, root)]));
  const focus = () => {
    const stop = focused && found.get(focused);
    if (stop) focusAgain(stop, focused);
  };
  // A field in use is not left, which would format it.
  focus();
  for (const field of filled) {
    const empty = found.get(field);
    if (empty) fillIn(empty as Field, field);
  }
  focus();
  pressed.forEach((button) => found.get(button)?.click());
};
