import { useState } from 'react';
import { hasReason } from '../../../session/api-error.ts';

/** Whether the server has asked about a number that another payment has; `asking` is around the write that it may refuse. */
export const useRepeatedNumber = () => {
  const [isAsked, setIsAsked] = useState(false);
  const asking = async <T>(written: Promise<T>) => {
    try {
      return await written;
    } catch (error) {
      if (hasReason(error, 'PAYMENT_REPEATED')) setIsAsked(true);
      throw error;
    }
  };
  return { isAsked, asking };
};

export const IS_REPEATED = 'Es otro pago, con el mismo número';
