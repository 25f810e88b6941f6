import { chakra, Grid, Heading, Link as StyledLink, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { Notice } from '../../../components/feedback/notice.tsx';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { graphql } from '../../../gql/index.ts';
import type {
  ArmouryGroups_ArmouryFragment,
  ArmouryShortages_ArmouryFragment,
} from '../../../gql/graphql.ts';
import { paths } from '../../../paths.ts';
import { clockText } from '../entries/entry-text.ts';

graphql(`
  fragment ArmouryGroups_armoury on Armoury {
    groupCourses {
      id
      name
      location
      scheduledDate
      placesTaken
      instructor {
        name
      }
    }
  }
`);

graphql(`
  fragment ArmouryShortages_armoury on Armoury {
    shortages {
      id
      label
      counted
      lent
      at
    }
  }
`);

/** Of which models more are lent at once than there are. */
export const ArmouryShortages = ({ armoury }: { armoury: ArmouryShortages_ArmouryFragment }) => (
  <Notice tone="error">
    {armoury.shortages
      .map(
        ({ label, counted, lent, at }) =>
          `Faltan armas: ${label}, ${lent} prestadas a la vez desde las ${clockText(at)}; hay ${counted}`,
      )
      .join('\n')}
  </Notice>
);

const peopleText = (count: number) => (count === 1 ? '1 inscripto' : `${count} inscriptos`);

/** Group courses of the day. Their enrolments name no weapons. */
export const ArmouryGroups = ({ armoury: { groupCourses } }: { armoury: ArmouryGroups_ArmouryFragment }) => {
  const id = useId();
  if (groupCourses.length === 0) return null;
  return (
    <Stack
      as="section"
      aria-labelledby={id}
      layerStyle="document"
      gap={{ base: '4', _print: '2' }}
      px={{ base: '4', md: '6', _print: '4' }}
      py={{ base: '5', _print: '4' }}
    >
      <Heading as="h3" id={id} textStyle="xl">
        Cursos grupales
      </Heading>
      <SmallText>Sus inscripciones no indican armas ni munición.</SmallText>
      <chakra.ol listStyleType="none" aria-label="Cursos grupales del día">
        {groupCourses.map(({ id: courseId, name, location, scheduledDate, placesTaken, instructor }) => (
          <Grid
            as="li"
            key={courseId}
            templateColumns="3.5rem minmax(0, 1fr)"
            gap="3"
            py={{ base: '3', _print: '1.5' }}
            borderTopWidth="1px"
            borderColor="border.muted"
            breakInside="avoid"
          >
            <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {scheduledDate ? clockText(scheduledDate) : '—'}
            </Text>
            <Stack gap="0.5" overflowWrap="anywhere">
              <StyledLink asChild alignSelf="start">
                <Link to={generatePath(paths.gestionCourse, { id: courseId })}>{name}</Link>
              </StyledLink>
              <Text>{[peopleText(placesTaken), location].join(' · ')}</Text>
              <SmallText>{instructor ? `Con ${instructor.name}` : 'Sin instructor'}</SmallText>
            </Stack>
          </Grid>
        ))}
      </chakra.ol>
    </Stack>
  );
};
