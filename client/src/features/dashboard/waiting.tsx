import { Card, Heading, HStack, Link as StyledLink, Stack, Text } from '@chakra-ui/react';
import { generatePath, Link } from 'react-router-dom';
import { CalendarIcon } from '../../components/icons.tsx';
import { SmallText } from '../../components/layout/small-text.tsx';
import { scheduledText } from '../../components/records/date-text.ts';
import { graphql } from '../../gql/index.ts';
import type { Waiting_EntryFragment } from '../../gql/graphql.ts';
import { paths } from '../../paths.ts';

graphql(`
  fragment Waiting_entry on WaitingEntry {
    id
    position
    course {
      id
      name
      scheduledDate
    }
  }
`);

/** The waiting lists that the student is on; they are left on the page of the course. */
export const Waiting = ({ entries }: { entries: Waiting_EntryFragment[] }) => {
  if (entries.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="waiting" gap="5">
      <Heading as="h2" id="waiting" textStyle="2xl">
        En lista de espera
      </Heading>
      <Stack as="ul" listStyleType="none" gap="4">
        {entries.map(({ id, position, course }) => (
          <li key={id}>
            <Card.Root as="article" layerStyle="document" p={{ base: '4', md: '5' }} gap="1">
              <Heading as="h3" textStyle="xl" lineHeight="1.2" overflowWrap="anywhere">
                <StyledLink asChild>
                  <Link to={generatePath(paths.course, { id: course.id })}>{course.name}</Link>
                </StyledLink>
              </Heading>
              <HStack gap="2" textStyle="sm">
                <CalendarIcon boxSize="4" color="brand.fg" />
                <Text textWrap="balance">{scheduledText(course.scheduledDate)}</Text>
              </HStack>
              <SmallText>En el lugar {position}: te inscribimos si se libera un lugar.</SmallText>
            </Card.Root>
          </li>
        ))}
      </Stack>
    </Stack>
  );
};
