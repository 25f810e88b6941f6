import { flushSync } from 'react-dom';

/*
 * Until the app is there, the document shows what the server has rendered for visitors. The app takes its place: a form
 * that somebody is filling in stays, because it works without the app; a button that was pressed is pressed again.
 */

const CONTENT = '.for-visitors';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isChanged = ({ value, defaultValue }: Field) => value !== defaultValue;

const isFormInUse = () => {
  const form = document.querySelector(`${CONTENT} form`);
  if (!form) return false;
  const fields = [...form.querySelectorAll<Field>('input, textarea')];
  return form.contains(document.activeElement) || fields.some(isChanged);
};

const buttonsIn = (element: ParentNode) => [...element.querySelectorAll('button')];

const pressedButton = (root: ParentNode) =>
  buttonsIn(root).findIndex((button) => button.matches(`${CONTENT} [aria-busy=true]`));

const focusedLink = () => document.activeElement?.closest(`${CONTENT} a`)?.getAttribute('href') ?? null;

/** Shows the app instead of what the document shows. */
export const takeOver = (root: HTMLElement, show: () => void) => {
  if (isFormInUse()) return;
  const pressed = pressedButton(root);
  const href = focusedLink();
  if (pressed < 0 && href === null) return show();
  flushSync(show);
  if (href !== null) root.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)?.focus();
  buttonsIn(root)[pressed]?.click();
};
