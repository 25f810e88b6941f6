import type { ComponentType } from 'react';
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

/** Deferred: the toaster renders synchronously, which React rejects within an effect. */
const say = (tone: Tone) => (title: string, more?: Parameters<typeof showToast>[2]) =>
  void loadToasts().then(({ showToast }) => showToast(tone, title, more));

export const notify = {
  success: say('success'),
  error: say('error'),
  info: say('info'),
  /** Closes a toast whose reason is over. */
  close: (title: string) => void loading?.then(({ dropToast }) => dropToast(title)),
  /** Closes success toasts when the user starts something new. */
  startAttempt: () => void loading?.then(({ dropNews }) => dropNews()),
};
