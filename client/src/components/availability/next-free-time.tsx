import { Button, Card, Heading, Skeleton, Stack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { academy } from '#domain/academy.ts';
import { weekdayAndDay } from '#domain/dates/date-text.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { SmallText } from '../layout/small-text.tsx';
import type { LastClass_EnrolmentFragment } from '../../gql/graphql.ts';
import { lastClassOf, ownTimes } from './last-class.ts';
import { useNextFreeTime } from './free-times.query.ts';
import { bookingAddress } from '../../paths.ts';

type NextFreeTimeProps = {
  courseId: string;
  /** The student's classes: the next one has the weapons of the last one. */
  classes: readonly LastClass_EnrolmentFragment[];
};

/** The next free time of a personalised class, which one tap chooses. Nothing where the academy offers none. */
export const NextFreeTime = ({ courseId, classes }: NextFreeTimeProps) => {
  const last = lastClassOf(classes);
  const arms = last && { weapons: last.weapons ?? [], hasWeaponAmmo: last.hasWeaponAmmo ?? false };
  const next = useNextFreeTime(courseId, { arms, own: ownTimes(classes) });
  if (next === undefined) return <Skeleton h="36" />;
  if (next === null) return null;
  const start = instantOf(next.day, next.clock, academy.timeZone);

  return (
    <Card.Root as="section" layerStyle="document" aria-labelledby="next-free-time">
      <Card.Body gap="3" p={{ base: '4', md: '5' }}>
        <Stack gap="1">
          <Heading as="h2" id="next-free-time" textStyle="xl" lineHeight="1.2">
            Próximo horario libre
          </Heading>
          <SmallText>Para una clase personalizada{last && ', con lo que elegiste la última vez'}.</SmallText>
        </Stack>
        <Button asChild variant="subtle" alignSelf="start" whiteSpace="normal" h="auto" minH="11" py="2">
          <Link to={bookingAddress(`dia=${next.day}&hora=${next.clock}`)}>
            Reservar el {weekdayAndDay(start, academy.timeZone)}, {next.clock}
          </Link>
        </Button>
      </Card.Body>
    </Card.Root>
  );
};
