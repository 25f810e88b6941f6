import { Badge, Stack, Text } from '@chakra-ui/react';
import { generatePath } from 'react-router-dom';
import { userName } from '#domain/users/user-name.ts';
import { ListCell, ListRow } from '../../../components/lists/list-table.tsx';
import { compactText } from '../../../components/records/date-text.ts';
import { EmailText } from '../../../components/records/email-text.tsx';
import { graphql } from '../../../gql/index.ts';
import type { MailRow_MessageFragment } from '../../../gql/graphql.ts';
import { paths } from '../../../paths.ts';
import { RowButton, RowLink } from '../lists/row-button.tsx';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { mailKinds, mailStates, outcomeText } from './mail-text.ts';

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

export type ListedMail = MailRow_MessageFragment;

export const MAIL_COLUMNS = ['Mensaje', 'Para', 'Estado', 'Cuándo'] as const;

/** When it was settled, or is to be sent. */
const whenText = ({ state, reason, dueAt, settledAt }: ListedMail) => {
  if (state !== 'WAITING') return compactText(settledAt);
  return reason ? 'No sale' : `Sale el ${compactText(dueAt)}`;
};

type MailRowProps = { message: ListedMail; onOpen: () => void };

export const MailRow = ({ message, onOpen }: MailRowProps) => {
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
