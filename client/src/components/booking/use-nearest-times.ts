import { useState } from 'react';
import { errorSlots, type FreeSlot } from './free-times.errors.ts';

/** The free times nearest to the one that the last attempt asked for. */
export const useNearestTimes = () => {
  const [nearest, setNearest] = useState<FreeSlot[]>([]);
  const attempt = async <T>(send: () => Promise<T>) => {
    setNearest([]);
    try {
      return await send();
    } catch (error) {
      setNearest(errorSlots(error));
      throw error;
    }
  };
  return { nearest, attempt };
};
