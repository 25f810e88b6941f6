import { useState } from 'react';
import type { ErrorReason } from '#domain/error-reasons.ts';
import { hasReason } from '../../session/api-error.ts';

/**
 * For a form whose write the server may answer with a question, which the form shows as an error. `isConfirmed`: the same values
 * are sent again.
 */
export const useAsked = (reason: ErrorReason) => {
  const [asked, setAsked] = useState<string | null>(null);
  const sendAsked = async <Result>(values: unknown, send: (isConfirmed: boolean) => Promise<Result>) => {
    const sent = JSON.stringify(values);
    try {
      return await send(sent === asked);
    } catch (error) {
      if (hasReason(error, reason)) setAsked(sent);
      throw error;
    }
  };
  return { sendAsked, isAsked: asked !== null };
};
