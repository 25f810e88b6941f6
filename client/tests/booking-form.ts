import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { enterDay } from './screen.ts';

/** The form that books a personalised class, on the page of the courses. */

export const OWN_WEAPON = 'Cuento con arma y municiones propias';

export const form = () => within(screen.getByRole('form', { name: 'Programar una clase personalizada' }));
export const dateField = () => form().getByLabelText<HTMLInputElement>('Fecha');
export const timeField = () => form().getByLabelText<HTMLInputElement>('Hora');
export const check = (user: UserEvent, name: string | RegExp) =>
  user.click(form().getByRole('checkbox', { name }));
export const pick = (user: UserEvent, name: string) => user.click(form().getByRole('radio', { name }));
export const submit = (user: UserEvent) =>
  user.click(form().getByRole('button', { name: 'Programar Clase' }));
export const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

export const fillDate = (day: string) => enterDay(dateField(), day);

export const fillDateAndTime = ({ day, time }: { day: string; time: string }) => {
  fillDate(day);
  type(timeField(), time);
};

export const fillBooking = async (user: UserEvent, day: string) => {
  fillDateAndTime({ day, time: '09:00' });
  await pick(user, 'Tiro Defensivo');
  await check(user, /Pistola 9mm/);
  await check(user, OWN_WEAPON);
};

/** What is shown after booking or enrolling. */
export const confirmation = () => screen.findByRole('dialog', { name: 'Tu clase está pedida' });

export const closeConfirmation = async (user: UserEvent) => {
  const dialog = await confirmation();
  // Closed before it has the focus it returns none.
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
