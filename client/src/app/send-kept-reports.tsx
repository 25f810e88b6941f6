import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { countUnsent } from '../session/kept-day.ts';
import { useSession } from '../session/session.ts';

const RETRY_MS = 30_000;

/** What was done at the range is sent from any page, by whoever is signed in. Its code loads once something waits. */
export const SendKeptReports = () => {
  const client = useApolloClient();
  const { token } = useSession();
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
  return null;
};
