/** What opens over a page takes all keys for itself. */
const LAYER = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]:not([hidden])';
const SEARCH = 'main input[type=search]';
const TEXT_ENTRY = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';
/** The link or button that stands for its row. */
const ROW = '[data-row-link]';

const visible = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(`main ${selector}`)].filter(
    (element) => element.getClientRects().length > 0,
  );

/** From the search down to what it found. */
const leavesSearch = (key: string, target: Element) => key === 'ArrowDown' && target.matches(SEARCH);

/** Whether a key is meant for the page, not for a text or for what lies over it. */
export const isShortcut = ({ key, target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) =>
  !defaultPrevented &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  target instanceof Element &&
  (!target.closest(TEXT_ENTRY) || leavesSearch(key, target)) &&
  !document.querySelector(LAYER);

export const focusSearch = () => document.querySelector<HTMLElement>(SEARCH)?.focus();

/** Presses the button of the page that names this key, if it has one. */
export const pageButton = (key: string) => {
  const button = visible('[aria-keyshortcuts]').find(
    (element) => element.getAttribute('aria-keyshortcuts') === key,
  );
  return button && (() => button.click());
};

const ROW_FRAME = '[role=row], li';

const focusedRow = () => document.activeElement?.closest(ROW_FRAME);

/** Chooses the row that has the focus, or no longer. */
export const chooseRow = () => focusedRow()?.querySelector<HTMLElement>('input[type=checkbox]')?.click();

/** Moves the focus to the row after (1) or before (-1) the one that has it, else to the first. */
export const focusRow = (step: 1 | -1) => {
  const rows = visible(ROW);
  const from = rows.findIndex((row) => row.closest(ROW_FRAME) === focusedRow());
  const next = from < 0 ? rows[0] : rows[from + step];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
};
