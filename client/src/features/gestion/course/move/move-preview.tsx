import { useQuery } from '@apollo/client/react';
import { chakra, Skeleton, Stack, Text } from '@chakra-ui/react';
import { countText } from '#domain/texts/numbers.ts';
import { userName } from '#domain/users/user-name.ts';
import { Notice } from '../../../../components/feedback/notice.tsx';
import { scheduledText } from '../../../../components/records/date-text.ts';
import { licenceStates } from '../../../../components/records/enums.ts';
import { graphql } from '../../../../gql/index.ts';
import type { CluPolicy, CourseMoveQuery } from '../../../../gql/graphql.ts';

const COURSE_MOVE = graphql(`
  query CourseMove($courseId: ID!, $scheduledDate: DateTime!) {
    courseMove(courseId: $courseId, scheduledDate: $scheduledDate) {
      following
      ownDate
      waiting
      licences {
        licence
        user {
          ...PersonName
        }
      }
      overlaps {
        id
        name
        startsAt
      }
    }
  }
`);

export type MovedCourse = {
  id: string;
  name: string;
  scheduledDate: string | null;
  cluPolicy: CluPolicy;
  revision: number;
};

type Move = NonNullable<CourseMoveQuery['courseMove']>;

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${countText(count)} ${count === 1 ? one : many}`];

const followingText = ({ following, ownDate, waiting }: Move) => {
  const parts = [
    ...counted(following, 'inscripción pasa a la fecha nueva', 'inscripciones pasan a la fecha nueva'),
    ...counted(ownDate, 'con fecha propia la conserva', 'con fecha propia la conservan'),
    ...counted(waiting, 'persona sigue en espera', 'personas siguen en espera'),
  ];
  return parts.length === 0 ? 'No tiene inscripciones.' : `${parts.join(', ')}.`;
};

type MovePreviewProps = { course: MovedCourse; scheduledDate: string };

/** Who follows to the new date, whose licence will have expired, and what else the instructor gives then. */
export const MovePreview = ({ course, scheduledDate }: MovePreviewProps) => {
  const { data, previousData, error } = useQuery(COURSE_MOVE, {
    variables: { courseId: course.id, scheduledDate },
    fetchPolicy: 'network-only',
  });
  const move = (data ?? previousData)?.courseMove;
  if (!move) return error ? null : <Skeleton h="12" aria-busy />;
  return (
    <Stack gap="3" role="status">
      <Text>{followingText(move)}</Text>
      {move.overlaps.map(({ id, name, startsAt }) => (
        <Notice key={id} tone="warning">
          El instructor da «{name}» a esa hora: {scheduledText(startsAt)}
        </Notice>
      ))}
      {move.licences.length > 0 && (
        <Stack gap="1">
          <Text>
            {course.cluPolicy === 'REQUIRE'
              ? 'Sin la CLU obligatoria en esa fecha. Conservan su lugar, avísales:'
              : 'Sin CLU vigente en esa fecha:'}
          </Text>
          <chakra.ul listStyleType="disc" ps="5" overflowWrap="anywhere">
            {move.licences.map(({ user, licence }) => (
              <li key={user.id}>
                {userName(user)}: {licenceStates[licence].label}
              </li>
            ))}
          </chakra.ul>
        </Stack>
      )}
    </Stack>
  );
};
