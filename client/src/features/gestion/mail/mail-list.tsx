import { Badge, Box, HStack } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { generatePath } from 'react-router-dom';
import { userName } from '#domain/users/user-name.ts';
import { ListFrame } from '../../../components/lists/list-frame.tsx';
import type { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import type { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import type { MailQuery, MailQueryVariables, MailRow_MessageFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { paths } from '../../../paths.ts';
import { DenseCell, DenseRow, DenseTable, Line, PhoneLine } from '../lists/dense-table.tsx';
import { RowButton, RowLink } from '../lists/row-button.tsx';
import { rowDateText } from '../lists/row-date.ts';
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
          <DenseTable caption="Mensajes" columns={MAIL_COLUMNS} isStale={isStale}>
            {nodes.map((message) => (
              <MailRow key={message.id} message={message} onOpen={() => setOpen(message)} />
            ))}
          </DenseTable>
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

const MAIL_COLUMNS = [
  { name: 'Mensaje', width: '27%' },
  { name: 'Para' },
  { name: 'Estado', width: '30%' },
  { name: 'Cuándo', width: '13rem' },
];

/** When it was settled, or is to be sent. */
const whenText = ({ state, reason, dueAt, settledAt }: ListedMail) => {
  if (state !== 'WAITING') return rowDateText(settledAt);
  return reason ? 'No sale' : `Sale el ${rowDateText(dueAt)}`;
};

type MailRowProps = { message: ListedMail; onOpen: () => void };

const MailRow = ({ message, onOpen }: MailRowProps) => {
  const { kind, state, to, user } = message;
  const { label, palette } = mailStates[state];
  const outcome = outcomeText(message);
  const name = user ? userName(user) : 'Sin cuenta';
  const when = whenText(message);
  return (
    <DenseRow>
      <DenseCell area="title">
        <Line title={mailKinds[kind].label}>
          <RowButton onClick={onOpen}>{mailKinds[kind].label}</RowButton>
        </Line>
        <PhoneLine>{[name, when, outcome].filter(Boolean).join(' · ')}</PhoneLine>
      </DenseCell>
      <DenseCell>
        <Line title={to ? `${name}, ${to}` : name}>
          {user?.isEmailUnreachable && (
            <Badge colorPalette="red" me="1.5">
              No llega
            </Badge>
          )}
          {user ? <RowLink to={generatePath(paths.gestionPerson, { id: user.id })}>{name}</RowLink> : name}
        </Line>
      </DenseCell>
      <DenseCell area="side">
        <HStack gap="1.5">
          <Badge colorPalette={palette}>{label}</Badge>
          {outcome && (
            <Box hideBelow="lg" minW="0">
              <Line isMuted>{outcome}</Line>
            </Box>
          )}
        </HStack>
      </DenseCell>
      <DenseCell>
        <Line>{when}</Line>
      </DenseCell>
    </DenseRow>
  );
};
