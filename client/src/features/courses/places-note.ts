import { countText } from '#domain/texts/numbers.ts';

type Places = { placesLeft: number | null; waitingCount: number };

const waitingText = (count: number) =>
  count === 1 ? 'una persona espera' : `${countText(count)} personas esperan`;

/** The free seats as text; null without a capacity. */
export const placesNote = ({ placesLeft, waitingCount }: Places, position: number | null) => {
  if (placesLeft === null) return null;
  if (position !== null) return `Estás en la lista de espera, en el lugar ${position}`;
  if (waitingCount > 0) return `Completo: ${waitingText(waitingCount)}`;
  if (placesLeft === 0) return 'Completo';
  return placesLeft === 1 ? 'Queda 1 lugar' : `Quedan ${countText(placesLeft)} lugares`;
};
