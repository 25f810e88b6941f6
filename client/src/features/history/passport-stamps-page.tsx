import { Box, Button, Flex, Grid, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql } from '../../gql/index.ts';
import type { PassportStampsPage_EnrolmentFragment } from '../../gql/graphql.ts';
import { CourseStamp } from './course-stamp.tsx';

graphql(`
  fragment PassportStampsPage_enrolment on Enrolment {
    id
    ...CourseStamp_enrolment
  }
`);

const SLOTS = 6;
/** Number of stamps before "show all". */
const SHOWN = 9;

type PassportStampsPageProps = { completed: PassportStampsPage_EnrolmentFragment[] };

export const PassportStampsPage = ({ completed }: PassportStampsPageProps) => {
  const [areAllShown, setAreAllShown] = useState(false);
  const shown = areAllShown ? completed : completed.slice(0, SHOWN);
  const free = Array.from({ length: Math.max(SLOTS - completed.length, 0) }, (_, slot) => slot);

  return (
    <Stack gap="4" h="full" p={{ base: '4', md: '7' }}>
      <Flex justify="space-between" align="baseline" gap="3">
        <Text textStyle="eyebrow" color="fg.muted">
          Sellos
        </Text>
        <Text textStyle="eyebrow" color="fg.muted" fontVariantNumeric="tabular-nums">
          {completed.length}
          <VisuallyHidden> cursos completados</VisuallyHidden>
        </Text>
      </Flex>
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns="repeat(3, minmax(0, 1fr))"
        gap={{ base: '3', md: '4' }}
      >
        {shown.map((enrolment) => (
          <li key={enrolment.id}>
            <CourseStamp enrolment={enrolment} />
          </li>
        ))}
        {free.map((slot) => (
          <Box
            as="li"
            key={slot}
            aria-hidden
            aspectRatio="1"
            m="6%"
            borderWidth="1px"
            borderStyle="dashed"
            borderColor="border.emphasized"
            borderRadius="full"
          />
        ))}
      </Grid>
      {completed.length > SHOWN && (
        <Button
          variant="outline"
          size="sm"
          alignSelf="start"
          aria-expanded={areAllShown}
          onClick={() => setAreAllShown(!areAllShown)}
          _print={{ display: 'none' }}
        >
          {areAllShown ? 'Ver los últimos' : `Ver todos (${completed.length})`}
        </Button>
      )}
    </Stack>
  );
};
