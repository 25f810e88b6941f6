/** Dialogs and menus, which handle all keys themselves. */
const LAYER = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]:not([hidden])';
const SEARCH = 'main input[type=search]';
const TEXT_ENTRY = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';
/** The link or button of a row. */
const ROW = '[data-row-link]';

const visible = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(`main ${selector}`)].filter(
    (element) => element.getClientRects().length > 0,
  );

/** From the search box to the results. */
const leavesSearch = (key: string, target: Element) => key === 'ArrowDown' && target.matches(SEARCH);

/** Whether a key is for the page, not for a text field or a dialog. */
export const isShortcut = ({ key, target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) =>
  !defaultPrevented &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  target instanceof Element &&
  (!target.closest(TEXT_ENTRY) || leavesSearch(key, target)) &&
  !document.querySelector(LAYER);

/** Ctrl K or ⌘ K, also while typing. */
export const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: KeyboardEvent) =>
  key === 'k' &&
  ctrlKey !== metaKey &&
  !altKey &&
  !shiftKey &&
  !defaultPrevented &&
  !document.querySelector(LAYER);

/** Whether the screen has a search. */
export const focusSearch = () => {
  const search = document.querySelector<HTMLElement>(SEARCH);
  search?.focus();
  return search !== null;
};

/** Clicks the button of this key, if there is one. */
export const pageButton = (key: string) => {
  const button = visible('[aria-keyshortcuts]').find(
    (element) => element.getAttribute('aria-keyshortcuts') === key,
  );
  return button && (() => button.click());
};

const ROW_FRAME = '[role=row], li';

const focusedRow = () => document.activeElement?.closest(ROW_FRAME);

/** Selects or deselects the focused row. */
export const chooseRow = () => focusedRow()?.querySelector<HTMLElement>('input[type=checkbox]')?.click();

/** Moves the focus to the next (1) or previous (-1) row, or to the first. */
export const focusRow = (step: 1 | -1) => {
  const rows = visible(ROW);
  const from = rows.findIndex((row) => row.closest(ROW_FRAME) === focusedRow());
  const next = from < 0 ? rows[0] : rows[from + step];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
};
