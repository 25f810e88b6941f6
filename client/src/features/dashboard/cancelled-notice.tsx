import { Box, Button, HStack, Link as StyledLink } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '../../components/feedback/notice.tsx';
import { graphql } from '../../gql/index.ts';
import type { CancelledNotice_EnrolmentFragment } from '../../gql/graphql.ts';
import { paths } from '../../paths.ts';
import { scheduledText } from '../../components/records/date-text.ts';
import { cancelledText, isByAcademy } from '../../components/records/cancelled-text.ts';

graphql(`
  fragment CancelledNotice_enrolment on Enrolment {
    id
    startsAt
    course {
      id
      name
    }
    ...CancelledText_enrolment
  }
`);

const STORAGE_KEY = 'seenCancellations';
const MAX_SEEN = 100;

/** Null where the server renders, which does not know. */
const readSeen = () =>
  typeof localStorage === 'undefined' ? null : (localStorage.getItem(STORAGE_KEY)?.split(' ') ?? []);

/** The classes that the academy cancelled, until the student has seen them in this browser. */
export const CancelledNotice = ({ enrolments }: { enrolments: CancelledNotice_EnrolmentFragment[] }) => {
  const [seen, setSeen] = useState(readSeen);
  if (!seen) return null;
  const cancelled = enrolments.filter((enrolment) => isByAcademy(enrolment) && !seen.includes(enrolment.id));
  if (cancelled.length === 0) return null;

  const markSeen = () => {
    const next = [...seen, ...cancelled.map(({ id }) => id)].slice(-MAX_SEEN);
    localStorage.setItem(STORAGE_KEY, next.join(' '));
    setSeen(next);
  };
  const lines = cancelled.map((enrolment) => {
    const { course, startsAt } = enrolment;
    return `${course.name}${startsAt ? `, ${scheduledText(startsAt)}` : ''}. ${cancelledText(enrolment)}`;
  });

  return (
    <Box>
      <Notice tone="warning">{[...new Set(lines)].join('\n')}</Notice>
      <HStack gap="4" mt="2" wrap="wrap">
        <StyledLink asChild textStyle="sm" textDecoration="underline">
          <Link to={paths.courses}>Ver otras fechas</Link>
        </StyledLink>
        <Button size="sm" variant="ghost" onClick={markSeen}>
          Entendido
        </Button>
      </HStack>
    </Box>
  );
};
