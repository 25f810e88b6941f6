import { useQuery } from '@apollo/client/react';
import { chakra, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Controller, useWatch } from 'react-hook-form';
import { courseMoveSchema } from '#domain/courses/course.schema.ts';
import { SKIPPED_TIME } from '#domain/dates/dates.ts';
import { countText } from '#domain/texts/numbers.ts';
import { userName } from '#domain/users/user-name.ts';
import { Notice } from '../../../../components/feedback/notice.tsx';
import { notify } from '../../../../components/feedback/notify.ts';
import {
  controlled,
  FormActions,
  SchemaForm,
  useSchemaForm,
} from '../../../../components/fields/schema-form.tsx';
import { DateTimeField } from '../../../../components/pickers/date-time-field.tsx';
import { toDayAndTime, toInstantText, type DayAndTime } from '../../../../components/pickers/day-and-time.ts';
import { useFormWrite } from '../../../../components/queries/use-write.ts';
import { scheduledText } from '../../../../components/records/date-text.ts';
import { licenceStates } from '../../../../components/records/enums.ts';
import type { CluPolicy, CourseMoveQuery } from '../../../../gql/graphql.ts';
import { graphql } from '../../../../gql/index.ts';

const MOVE = graphql(`
  mutation MoveCourse($input: UpdateCourseInput!) {
    updateCourse(input: $input) {
      id
      scheduledDate
      revision
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

type MoveFormProps = {
  course: MovedCourse;
  /** Where the course was dropped. */
  start?: DayAndTime;
  onClose: () => void;
  onDone: () => void;
};

type Values = { scheduledDate: DayAndTime };

/** Another date for a course, with what follows from it. */
export const MoveForm = ({ course, start, onClose, onDone }: MoveFormProps) => {
  const send = useFormWrite();
  const moving = useSchemaForm({
    schema: courseMoveSchema,
    defaultValues: { scheduledDate: start ?? toDayAndTime(course.scheduledDate) } as Values,
    prepare: (values: Values) => ({ scheduledDate: toInstantText(values.scheduledDate) ?? '' }),
    save: async ({ scheduledDate }) => {
      const input = { id: course.id, scheduledDate, expectedRevision: course.revision };
      const data = await send(MOVE, input);
      if (!data?.updateCourse) return;
      notify.success('Fecha cambiada');
      onDone();
    },
    failureText: 'No pudimos cambiar la fecha. Revisa tu conexión y vuelve a intentar.',
  });
  const { control } = moving.form;
  const chosen = toInstantText(useWatch({ control, name: 'scheduledDate' }));
  const isOther = chosen && chosen !== SKIPPED_TIME && chosen !== course.scheduledDate;

  return (
    <SchemaForm of={moving} label="Cambiar la fecha del curso">
      <Text overflowWrap="anywhere">
        «{course.name}», {scheduledText(course.scheduledDate)}.
      </Text>
      <Controller
        control={control}
        name="scheduledDate"
        render={(state) => <DateTimeField {...controlled(state)} />}
      />
      {isOther ? <MovePreview course={course} scheduledDate={chosen} /> : null}
      <FormActions action="Cambiar fecha" isBusy={moving.isBusy} busyText="Cambiando..." onBack={onClose} />
    </SchemaForm>
  );
};

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
const MovePreview = ({ course, scheduledDate }: MovePreviewProps) => {
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
