import { useState, type ReactNode } from 'react';
import { ListFrame } from '../../../components/lists/list-frame.tsx';
import { ListTable } from '../../../components/lists/list-table.tsx';
import type { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import type { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import type { MailQuery, MailQueryVariables } from '../../../gql/graphql.ts';
import { MailDialog } from './mail-dialog.tsx';
import { MailRow, MAIL_COLUMNS, type ListedMail } from './mail-row.tsx';

type MailListProps = {
  listParams: ReturnType<typeof useListSearchParams>;
  query: ReturnType<typeof useAdminQuery<MailQuery, MailQueryVariables>>;
  filters?: ReactNode;
  onClearFilters?: () => void;
};

/** Messages, each of which opens in a dialog. */
export const MailList = ({ query, ...frame }: MailListProps) => {
  const [open, setOpen] = useState<ListedMail | null>(null);
  const list = (query.data ?? query.previousData)?.mailMessages;
  const shown = list?.nodes.find(({ id }) => id === open?.id) ?? open;
  return (
    <>
      <ListFrame {...frame} noun={{ one: 'mensaje', many: 'mensajes' }} query={query} list={list} isDense>
        {({ nodes, isStale }) => (
          <ListTable caption="Mensajes" columns={MAIL_COLUMNS} isStale={isStale}>
            {nodes.map((message) => (
              <MailRow key={message.id} message={message} onOpen={() => setOpen(message)} />
            ))}
          </ListTable>
        )}
      </ListFrame>
      <MailDialog
        message={shown}
        onClose={() => setOpen(null)}
        onSent={() => void query.refetch().catch(() => undefined)}
      />
    </>
  );
};
