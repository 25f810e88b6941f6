import { isClock, isDay } from '#domain/dates/dates.ts';

/** A time that was chosen elsewhere, or the class that is booked again. */
export type BookingWish = { day: string; clock: string } | { again: string };

/** From the parameters of `bookingAddress`. */
export const readBookingWish = (params: URLSearchParams): BookingWish | null => {
  const again = params.get('otra');
  if (again) return { again };
  const [day, clock] = [params.get('dia') ?? '', params.get('hora') ?? ''];
  return isDay(day) && isClock(clock) ? { day, clock } : null;
};

/** The parameters of an address without the wish. */
export const withoutBookingWish = (params: URLSearchParams) => {
  const others = new URLSearchParams(params);
  for (const name of ['dia', 'hora', 'otra']) others.delete(name);
  return others;
};
