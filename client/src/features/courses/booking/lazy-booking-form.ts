import { lazy, type ComponentType } from 'react';
import type { BookingFormProps } from './booking-form.tsx';

const load = async () => ({ default: (await import('./booking-form.tsx')).BookingForm });

export let BookingForm: ComponentType<BookingFormProps> = lazy(load);

/** Who comes for the form sees it with the page, as the server renders it. */
export const beginWithBookingForm = async () => {
  BookingForm = (await load()).default;
};
