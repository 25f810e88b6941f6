import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { FOCUS_SEARCH } from '../../../components/queries/list-params.ts';
import { paths } from '../../../paths.ts';
import { useGestionLinks } from './gestion-links.ts';
import { chooseRow, focusRow, focusSearch, isSearchKey, isShortcut, pageButton } from './shortcuts.ts';

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
