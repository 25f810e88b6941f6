import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { readAgain } from '../../../components/queries/use-live-query.ts';
import { useNow } from '../../../components/records/use-now.ts';
import { TODAY, todayVariables } from './gestion.query.ts';

const dayOf = (now: number) => dayIn(new Date(now), academy.timeZone);

/** The data of the present day, kept up to date. A new day is shown once its data are there. */
export const useToday = () => {
  const client = useApolloClient();
  const now = useNow();
  const [day, setDay] = useState(() => dayOf(now));
  const [isStale, setIsStale] = useState(false);
  const query = useAdminQuery(TODAY, {
    variables: todayVariables(day),
    failureText: 'No pudimos cargar el día',
    reread: () => read(),
  });

  const read = async () => {
    const next = dayOf(Date.now());
    try {
      await readAgain(client, TODAY, todayVariables(next));
      setDay(next);
      setIsStale(false);
    } catch {
      setIsStale(true);
    }
  };

  return {
    ...query,
    data: query.data ?? query.previousData,
    hasFailed: query.hasFailed || isStale,
    refetch: read,
    now,
    day,
  };
};
