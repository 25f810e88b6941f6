import type { ApolloClient } from '@apollo/client';
import { useEffect } from 'react';
import { countUnsent } from '../session/kept-day.ts';

const RETRY_MS = 30_000;

type Sender = { client: ApolloClient; token: string | null };

/** What was done at the range is sent from any page, by whoever is signed in. Its code loads once something waits. */
export const useKeptReports = ({ client, token }: Sender) => {
  useEffect(() => {
    if (token === null) return;
    const send = async () => {
      if (countUnsent() === 0 || !navigator.onLine) return;
      const { sendReports } = await import('../features/gestion/range-day/day-sender.ts');
      await sendReports(client);
    };
    const look = () => void send().catch(() => undefined);
    look();
    window.addEventListener('online', look);
    const timer = window.setInterval(look, RETRY_MS);
    return () => {
      window.removeEventListener('online', look);
      window.clearInterval(timer);
    };
  }, [client, token]);
};
