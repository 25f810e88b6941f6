import { useState } from 'react';
import type { ErrorReason } from '#domain/error-reasons.ts';
import { hasReason } from '../../session/api-error.ts';

/**
 * For a form whose write the server may answer with a question: the form shows it as an error, and sending the same values again
 * confirms them.
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
