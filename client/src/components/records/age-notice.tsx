import { useQuery } from '@apollo/client/react';
import { Text, type TextProps } from '@chakra-ui/react';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { ageMissed } from '#domain/users/minimum-age.ts';
import { graphql } from '../../gql/index.ts';
import type { AgeNotice_CourseFragment } from '../../gql/graphql.ts';
import { agePolicies } from './enums.ts';
import { useNow } from './use-now.ts';

graphql(`
  fragment AgeNotice_course on Course {
    id
    minimumAge {
      policy
      years
    }
  }
`);

const OWN_BIRTH = graphql(`
  query OwnBirth {
    me {
      id
      birthDate
    }
  }
`);

type AgeNoticeProps = TextProps & {
  course: AgeNotice_CourseFragment;
  /** Of the class; null without a date. */
  startsAt: string | null;
};

/** For a student who is too young on the day of a class, before it is booked. The query of the page has read who they are. */
export const AgeNotice = ({ course: { minimumAge }, startsAt, ...text }: AgeNoticeProps) => {
  const { data } = useQuery(OWN_BIRTH, { fetchPolicy: 'cache-only' });
  const now = useNow();
  if (!minimumAge || !data?.me) return null;
  const { policy, years } = minimumAge;
  const rule = { agePolicy: agePolicies[policy].value, minimumAge: years };
  const day = dayIn(new Date(startsAt ?? now), academy.timeZone);
  if (ageMissed(rule, { day, birthDate: data.me.birthDate }) === null) return null;
  return (
    <Text textStyle="sm" color="fg.warning" {...text}>
      Ese día todavía no tendrás {years} años
      {policy === 'ENFORCE'
        ? ', la edad mínima de la academia.'
        : ': la academia lo verá antes de confirmar.'}
    </Text>
  );
};
