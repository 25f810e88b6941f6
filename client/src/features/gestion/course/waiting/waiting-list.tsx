import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react';
import { generatePath } from 'react-router-dom';
import { userName } from '#domain/users/user-name.ts';
import { EmptyNote } from '../../../../components/feedback/empty-note.tsx';
import { EmailText } from '../../../../components/records/email-text.tsx';
import { shortDateText } from '../../../../components/records/date-text.ts';
import { ruled } from '../../../../components/records/ruled.ts';
import { graphql } from '../../../../gql/index.ts';
import type { WaitingList_EntryFragment } from '../../../../gql/graphql.ts';
import { paths } from '../../../../paths.ts';
import { WaitingActions } from './waiting-actions.tsx';
import { PhoneLink } from '../../lists/phone-link.tsx';
import { RowLink } from '../../lists/row-button.tsx';
import { SmallText } from '../../../../components/layout/small-text.tsx';

graphql(`
  fragment WaitingList_entry on WaitingEntry {
    id
    position
    joinedAt
    user {
      ...PersonName
      phone
    }
  }
`);

type WaitingListProps = { entries: readonly WaitingList_EntryFragment[]; onChanged: () => void };

/** The waiting list, in order. */
export const WaitingList = ({ entries, onChanged }: WaitingListProps) => {
  if (entries.length === 0) return <EmptyNote>Nadie espera un lugar</EmptyNote>;
  return (
    <chakra.ol listStyleType="none" layerStyle="document" px={{ base: '4', md: '5' }}>
      {entries.map(({ id, position, joinedAt, user }) => (
        <Flex as="li" key={id} {...ruled} gap={{ base: '3', md: '4' }} align="start">
          <Badge size="md" colorPalette={position === 1 ? 'accent' : 'gray'}>
            {position}
          </Badge>
          <Box flex="1" minW="0">
            {user ? (
              <RowLink to={generatePath(paths.gestionPerson, { id: user.id })}>{userName(user)}</RowLink>
            ) : (
              <Text fontWeight="semibold">Sin cuenta</Text>
            )}
            {user?.phone && (
              <Text textStyle="sm">
                <PhoneLink phone={user.phone} />
              </Text>
            )}
            <SmallText overflowWrap="anywhere">{user && <EmailText email={user.email} />}</SmallText>
            <SmallText>Espera desde el {shortDateText(joinedAt)}</SmallText>
          </Box>
          <WaitingActions
            entryId={id}
            name={user ? userName(user) : 'Sin cuenta'}
            isFirst={position === 1}
            onChanged={onChanged}
          />
        </Flex>
      ))}
    </chakra.ol>
  );
};
