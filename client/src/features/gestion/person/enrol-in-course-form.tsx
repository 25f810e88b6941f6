import { useApolloClient, useQuery } from '@apollo/client/react';
import { Stack, Text } from '@chakra-ui/react';
import { adminPriceText } from '#domain/texts/money.ts';
import { dayAfter } from '#domain/dates/dates.ts';
import { Notice } from '../../../components/feedback/notice.tsx';
import { notify } from '../../../components/feedback/notify.ts';
import { useDraftState } from '../../../components/fields/form-draft.ts';
import { FormActions } from '../../../components/fields/schema-form.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { useWrite } from '../../../components/queries/use-write.ts';
import { academyToday } from '../../../components/records/date-text.ts';
import { graphql } from '../../../gql/index.ts';
import type { GroupCoursesQuery } from '../../../gql/graphql.ts';
import { EntryOptions, NO_CHOICE } from '../enrolments/dialogs/entry-options.tsx';
import { ENROL_STUDENT } from '../enrolments/enrol-student.mutation.ts';
import { rowDateText } from '../lists/row-date.ts';

const GROUP_COURSES = graphql(`
  query GroupCourses($from: LocalDate!) {
    adminCourses(from: $from, courseType: GRUPAL, isActive: true, first: 100) {
      nodes {
        id
        name
        scheduledDate
        price
        capacity
        placesTaken
        placesLeft
      }
    }
  }
`);

type Course = GroupCoursesQuery['adminCourses']['nodes'][number];

/** Latecomers are enrolled until three days after the end of a course. */
const LATE_DAYS = 3;

const placesText = ({ placesLeft }: Course) => {
  if (placesLeft === null) return '';
  if (placesLeft === 0) return ' · completo';
  return placesLeft === 1 ? ' · queda 1 lugar' : ` · quedan ${placesLeft} lugares`;
};

const optionOf = (course: Course) => ({
  value: course.id,
  label: `${course.name} · ${rowDateText(course.scheduledDate)} · ${adminPriceText(course.price)}${placesText(course)}`,
});

export type EnrolInCourseFormProps = { userId: string; name: string; onClose: () => void };

/** Enrols a student in a group course, under the same rules as from the course. */
export const EnrolInCourseForm = ({ userId, name, onClose }: EnrolInCourseFormProps) => {
  const client = useApolloClient();
  const { data, error } = useQuery(GROUP_COURSES, {
    variables: { from: dayAfter(academyToday(), -LATE_DAYS) },
    fetchPolicy: 'cache-and-network',
  });
  const { write, isBusy } = useWrite('No pudimos inscribir al estudiante. Vuelve a intentar.');
  const [{ chosenId, choice }, setValues] = useDraftState('Inscribir en un curso', {
    chosenId: '',
    choice: NO_CHOICE,
  });
  const courses = data?.adminCourses.nodes ?? [];
  const course = courses.find(({ id }) => id === chosenId);

  const enrol = async ({ id: courseId, price: expectedPrice }: Course) => {
    const { reason, ...options } = choice;
    const input = { courseId, userId, expectedPrice, ...options, reason: reason.trim() || null };
    if (!(await write(ENROL_STUDENT, input))?.enrolStudent) return;
    notify.success(`Inscribiste a ${name}`);
    onClose();
    await client.refetchQueries({ include: 'active' });
  };

  if (error && !data) {
    return (
      <Notice tone="error">No pudimos cargar los cursos. Revisa tu conexión y vuelve a intentar.</Notice>
    );
  }
  if (data && courses.length === 0) return <Text>No hay cursos grupales para inscribir.</Text>;
  return (
    <form
      aria-label="Inscribir en un curso"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (course && !isBusy) void enrol(course);
      }}
    >
      <Stack gap="5">
        <SelectField
          label="Curso"
          required
          placeholder={data ? 'Elige un curso' : 'Cargando...'}
          options={courses.map(optionOf)}
          value={chosenId}
          onChange={({ target }) => setValues({ chosenId: target.value, choice: NO_CHOICE })}
        />
        {course && (
          <EntryOptions
            course={course}
            choice={choice}
            onChange={(choice) => setValues({ chosenId, choice })}
          />
        )}
        <FormActions action="Inscribir" isBusy={isBusy} busyText="Inscribiendo..." onBack={onClose} />
      </Stack>
    </form>
  );
};
