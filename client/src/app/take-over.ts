import { flushSync } from 'react-dom';

/*
 * Until the app is there, the document shows what the server has rendered. The app takes its place: a form that a visitor
 * is filling in stays, because it works without the app; a member's form is filled in again; buttons that were pressed are
 * pressed again, and the focus is kept.
 */

const CONTENT = '.signed-in .for-members, html:not(.signed-in) .for-visitors';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsIn = (element: ParentNode) => [...element.querySelectorAll<Field>('input, textarea, select')];

const isTicked = ({ type }: Field) => type === 'checkbox' || type === 'radio';

const isChanged = (field: Field) => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) return true;
  return field.value !== field.defaultValue;
};

const isFormInUse = (content: Element) => {
  const form = content.querySelector('form');
  return form !== null && (form.contains(document.activeElement) || fieldsIn(form).some(isChanged));
};

/** What the keyboard reaches, in order. The app has the same. */
const STOPS = 'a[href], button, input, textarea, select';
const stopsIn = (element: ParentNode) => [...element.querySelectorAll<HTMLElement>(STOPS)];

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

const isField = (stop: HTMLElement): stop is Field => stop.matches('input, textarea, select');

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

/** Shows the app instead of what the document shows. */
export const takeOver = (root: HTMLElement, show: () => void) => {
  const content = document.querySelector(CONTENT);
  if (!content) return show();
  if (content.matches('.for-visitors') && isFormInUse(content)) return;
  const before = stopsIn(content);
  const focused = before.find((stop) => stop === document.activeElement);
  const filled = before.filter((stop) => isField(stop) && isChanged(stop));
  const pressed = before.filter((stop) => stop.dataset.pressed).toSorted((a, b) => orderOf(a) - orderOf(b));
  if (!focused && filled.length + pressed.length === 0) return show();
  flushSync(show);
  // Found before anything is done, which may add more.
  const after = new Map(stopsIn(root).map((stop, index) => [before[index], stop]));
  const again = focused && after.get(focused);
  if (again) focusAgain(again, focused);
  for (const stop of filled) {
    const field = after.get(stop);
    if (field && isField(field)) fillIn(field, stop as Field);
  }
  if (again) focusAgain(again, focused);
  pressed.forEach((button) => after.get(button)?.click());
};
