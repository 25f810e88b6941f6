import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGestionLinks } from './gestion-links.ts';
import { chooseRow, focusRow, focusSearch, isShortcut, pageButton } from './shortcuts.ts';

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
    const actions: Record<string, () => void> = {
      '/': focusSearch,
      '?': showShortcuts,
      x: chooseRow,
      ArrowDown: () => focusRow(1),
      ArrowUp: () => focusRow(-1),
    };
    const follow = (event: KeyboardEvent) => {
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
