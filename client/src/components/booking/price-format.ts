import { createContext } from 'react';
import { priceText } from '#domain/texts/money.ts';

/** How the fields of a booking write prices: as on the course cards, unless a screen of staff sets its own. */
export const PriceFormat = createContext(priceText);
