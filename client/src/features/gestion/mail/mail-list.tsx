import { Badge, Stack, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { generatePath } from 'react-router-dom';
import { userName } from '#domain/users/user-name.ts';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { ListFrame } from '../../../components/lists/list-frame.tsx';
import { ListCell, ListRow, ListTable } from '../../../components/lists/list-table.tsx';
import type { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import type { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { compactText } from '../../../components/records/date-text.ts';
import { EmailText } from '../../../components/records/email-text.tsx';
import type { MailQuery, MailQueryVariables, MailRow_MessageFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { paths } from '../../../paths.ts';
import { RowButton, RowLink } from '../lists/row-button.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { mailKinds, mailStates, outcomeText } from './mail-text.ts';

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

graphql(`
  fragment MailRow_message on MailMessage {
    id
    kind
    state
    reason
    smtpCode
    to
    dueAt
    settledAt
    user {
      ...PersonName
      isEmailUnreachable
    }
  }
`);

type ListedMail = MailRow_MessageFragment;

const MAIL_COLUMNS = ['Mensaje', 'Para', 'Estado', 'Cuándo'] as const;

/** When it was settled, or is to be sent. */
const whenText = ({ state, reason, dueAt, settledAt }: ListedMail) => {
  if (state !== 'WAITING') return compactText(settledAt);
  return reason ? 'No sale' : `Sale el ${compactText(dueAt)}`;
};

type MailRowProps = { message: ListedMail; onOpen: () => void };

const MailRow = ({ message, onOpen }: MailRowProps) => {
  const { kind, state, to, user } = message;
  const { label, palette } = mailStates[state];
  const outcome = outcomeText(message);
  return (
    <ListRow>
      <ListCell column="Mensaje" isTitle>
        <RowButton onClick={onOpen}>{mailKinds[kind].label}</RowButton>
      </ListCell>
      <ListCell column="Para">
        <Stack gap="1" align="start">
          {user ? (
            <RowLink to={generatePath(paths.gestionPerson, { id: user.id })}>{userName(user)}</RowLink>
          ) : (
            'Sin cuenta'
          )}
          {to && (
            <SmallText>
              <EmailText email={to} />
            </SmallText>
          )}
          {user?.isEmailUnreachable && <Badge colorPalette="red">No llega</Badge>}
        </Stack>
      </ListCell>
      <ListCell column="Estado">
        <Stack gap="1" align="start">
          <Badge colorPalette={palette}>{label}</Badge>
          {outcome && <SmallText>{outcome}</SmallText>}
        </Stack>
      </ListCell>
      <ListCell column="Cuándo">
        <Text fontVariantNumeric="tabular-nums">{whenText(message)}</Text>
      </ListCell>
    </ListRow>
  );
};
