import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { notify } from '../../../components/feedback/notify.ts';
import type { InboxChoiceQuery } from '../../../gql/graphql.ts';
import { INBOX_CHOICE, inboxVariables } from './gestion-enrolments.query.ts';
import { selectableOf, type SelectableEnrolment } from '../enrolments/selectable.ts';

/** The most that is chosen at once. */
export const MOST_CHOSEN = 500;

/** Reads all enrolments of the filter, page by page. */
export const useChooseAll = (params: URLSearchParams, onRead: (rows: SelectableEnrolment[]) => void) => {
  const client = useApolloClient();
  const [isReading, setIsReading] = useState(false);

  const read = async () => {
    const { filter } = inboxVariables(params);
    const rows: SelectableEnrolment[] = [];
    let after: string | null = null;
    do {
      const variables: { filter: typeof filter; after: string | null } = { filter, after };
      const { data } = await client.query<InboxChoiceQuery>({
        query: INBOX_CHOICE,
        variables,
        fetchPolicy: 'no-cache',
      });
      const page = data?.enrolments;
      rows.push(...(page?.nodes ?? []).map(selectableOf));
      after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null && rows.length < MOST_CHOSEN);
    return rows.slice(0, MOST_CHOSEN);
  };

  const chooseAll = async () => {
    if (isReading) return;
    setIsReading(true);
    try {
      onRead(await read());
    } catch {
      notify.error('No pudimos leer todas. Revisa tu conexión y vuelve a intentar.');
    } finally {
      setIsReading(false);
    }
  };

  return { chooseAll, isReading };
};
