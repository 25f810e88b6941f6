import type { ComponentType } from 'react';
import type { Tone } from './toast-store.ts';

const load = () => import('./toasts.tsx');

let loading: ReturnType<typeof load> | null = null;
let announce: (toasts: ComponentType) => void = () => {};

/** Tells the app, which renders them, when the toasts are there. */
export const onToasts = (listener: (toasts: ComponentType) => void) => {
  announce = listener;
  void loading?.then(({ Toasts }) => announce(Toasts));
};

/** Their code comes when there is something to say, or when the browser is idle: later there may be no network. */
export const loadToasts = () => {
  if (loading) return loading;
  loading = load();
  void loading.then(({ Toasts }) => announce(Toasts));
  return loading;
};

/** Later than the caller: the toaster renders at once, which React refuses within an effect. */
const say = (tone: Tone) => (title: string) =>
  void loadToasts().then(({ showToast }) => showToast(tone, title));

export const notify = {
  success: say('success'),
  error: say('error'),
  info: say('info'),
  /** The user tries something new: what earlier attempts achieved is no news any more. */
  startAttempt: () => void loading?.then(({ dropNews }) => dropNews()),
};
