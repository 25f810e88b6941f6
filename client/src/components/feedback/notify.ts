import type { ComponentType } from 'react';
import { whenSettled } from '../../settled.ts';
import type { Tone, showToast } from './toast-store.ts';

const load = () => import('./toasts.tsx');

let loading: ReturnType<typeof load> | null = null;
let announce: (toasts: ComponentType) => void = () => {};

/** Called when the code of toasts is loaded. */
export const onToasts = (listener: (toasts: ComponentType) => void) => {
  announce = listener;
  void loading?.then(({ Toasts }) => announce(Toasts));
};

/** Loads the code of toasts on first use or when idle, because later there may be no network. */
export const loadToasts = () => {
  if (loading) return loading;
  loading = load();
  void loading.then(({ Toasts }) => announce(Toasts));
  return loading;
};

type Say = (title: string, more?: Parameters<typeof showToast>[2]) => void;

/** Deferred: the toaster renders synchronously, which React rejects within an effect. */
const say =
  (tone: Tone): Say =>
  (title, more) =>
    void loadToasts().then(({ showToast }) => showToast(tone, title, more));

/** What was done is shown before it is confirmed. */
const sayLater =
  (tone: Tone): Say =>
  (...said) =>
    whenSettled(() => say(tone)(...said));

export const notify = {
  success: sayLater('success'),
  error: say('error'),
  info: say('info'),
  /** Closes a toast whose reason is over. */
  close: (title: string) => void loading?.then(({ dropToast }) => dropToast(title)),
  /** Closes success toasts when the user starts something new. */
  startAttempt: () => void loading?.then(({ dropNews }) => dropNews()),
};
