import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** What is written in the frame after a change is there. */
export const nextFrames = () =>
  act(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

const toasts = () => [...document.querySelectorAll('[data-scope=toast][data-part=root]')];

export const shownToasts = () => toasts().map((toast) => toast.textContent ?? '');

/** A toast with this sentence shows up. */
export const expectToast = (text: string) =>
  waitFor(() => expect(shownToasts().filter((shown) => shown.includes(text))).not.toEqual([]));

/** Closes the only open dialog. Before it has the focus it hears no key. */
export const escapeDialog = async (user: UserEvent) => {
  const isFocused = (dialog: HTMLElement) => dialog.contains(document.activeElement);
  await waitFor(() => expect(screen.getAllByRole('dialog').some(isFocused)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

/** The app is at this address. */
export const expectAddress = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));

/** These texts are shown, each in an element of its own, inside the given part of the page. */
export const expectTexts = async (part: HTMLElement, texts: readonly (string | RegExp)[]) => {
  for (const text of texts) await within(part).findByText(text);
};

export const region = (name: string) => screen.findByRole('region', { name });

/** The only element of this role in which the text occurs. */
export const findWithText = async (role: 'article' | 'row' | 'listitem', text: string) => {
  await screen.findAllByText(text);
  const found = screen.getAllByRole(role).filter((element) => element.textContent?.includes(text));
  expect(found, text).toHaveLength(1);
  return found[0] as HTMLElement;
};

/** The name that a user reads on what has the focus. */
export const focusedName = () => {
  const element = document.activeElement;
  if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement)
    return element.labels?.[0]?.textContent?.trim() ?? '';
  return element?.textContent?.trim() ?? '';
};

/** Types a day as people write it. */
export const enterDay = (field: HTMLElement, day: string) => {
  fireEvent.change(field, { target: { value: day.split('-').reverse().join('/') } });
  fireEvent.blur(field);
};
