import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { FOCUS_SEARCH } from '../../../components/queries/list-params.ts';
import { paths } from '../../../paths.ts';
import { useGestionLinks } from './gestion-links.ts';

const SEQUENCE_MS = 1_200;

/** Shortcuts of Gestión, listed in the dialog of `?`. */
export const useShortcuts = (showShortcuts: () => void) => {
  const navigate = useNavigate();
  const { daily, other } = useGestionLinks();
  const goPressedAt = useRef(-Infinity);

  useEffect(() => {
    const leadTo = (key: string) => {
      const link = [...daily, ...other].find((one) => one.key === key);
      if (link) void navigate(link.to);
    };
    const people = daily.find(({ to }) => to === paths.gestionPeople);
    const search = () => {
      if (!focusSearch() && people) void navigate(people.to, { state: FOCUS_SEARCH });
    };
    const actions: Record<string, () => void> = {
      '/': search,
      '?': showShortcuts,
      x: chooseRow,
      ArrowDown: () => focusRow(1),
      ArrowUp: () => focusRow(-1),
    };
    const follow = (event: KeyboardEvent) => {
      if (isSearchKey(event)) {
        event.preventDefault();
        search();
        return;
      }
      if (!isShortcut(event)) return;
      const isSecond = event.timeStamp - goPressedAt.current < SEQUENCE_MS;
      goPressedAt.current = event.key === 'g' ? event.timeStamp : -Infinity;
      if (isSecond) return leadTo(event.key);
      const action = actions[event.key] ?? pageButton(event.key);
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [daily, navigate, other, showShortcuts]);
};

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
const isShortcut = ({ key, target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) =>
  !defaultPrevented &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  target instanceof Element &&
  (!target.closest(TEXT_ENTRY) || leavesSearch(key, target)) &&
  !document.querySelector(LAYER);

/** Ctrl K or ⌘ K, also while typing. */
const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: KeyboardEvent) =>
  key === 'k' &&
  ctrlKey !== metaKey &&
  !altKey &&
  !shiftKey &&
  !defaultPrevented &&
  !document.querySelector(LAYER);

/** Whether the screen has a search. */
const focusSearch = () => {
  const search = document.querySelector<HTMLElement>(SEARCH);
  search?.focus();
  return search !== null;
};

/** Clicks the button of this key, if there is one. */
const pageButton = (key: string) => {
  const button = visible('[aria-keyshortcuts]').find(
    (element) => element.getAttribute('aria-keyshortcuts') === key,
  );
  return button && (() => button.click());
};

const ROW_FRAME = '[role=row], li';

const focusedRow = () => document.activeElement?.closest(ROW_FRAME);

/** Selects or deselects the focused row. */
const chooseRow = () => focusedRow()?.querySelector<HTMLElement>('input[type=checkbox]')?.click();

/** Moves the focus to the next (1) or previous (-1) row, or to the first. */
const focusRow = (step: 1 | -1) => {
  const rows = visible(ROW);
  const from = rows.findIndex((row) => row.closest(ROW_FRAME) === focusedRow());
  const next = from < 0 ? rows[0] : rows[from + step];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
};
