import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button, Skeleton, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '#domain/messages.ts';
import { Notice } from '../../../components/feedback/notice.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { DialogButton } from '../../../components/records/detail-dialog.tsx';
import { graphql } from '../../../gql/index.ts';
import { newCoursePath } from '../lists/courses-link.tsx';
import type { BookClassFormProps } from './book-class-form.tsx';

const BookClassForm = lazy(async () => ({ default: (await import('./book-class-form.tsx')).BookClassForm }));

const PERSONALISED = graphql(`
  query PersonalisedCourse {
    courses(courseType: PERSONALIZADO) {
      id
      name
      isActive
    }
  }
`);

const Loading = () => (
  <Stack role="status" aria-busy gap="5">
    <VisuallyHidden>Cargando el formulario...</VisuallyHidden>
    <Skeleton h="11" />
    <Skeleton h="24" />
    <Skeleton h="24" />
  </Stack>
);

type FormProps = Omit<BookClassFormProps, 'courseId'>;

const Form = (props: FormProps) => {
  const { data, error } = useQuery(PERSONALISED);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const courses = data?.courses.filter(({ isActive }) => isActive) ?? [];
  const course = courses.find(({ id }) => id === chosenId) ?? courses[0];
  if (course) {
    return (
      <Stack gap="7">
        {courses.length > 1 && (
          <SelectField
            label="Curso"
            options={courses.map(({ id, name }) => ({ value: id, label: name }))}
            value={course.id}
            onChange={({ target }) => setChosenId(target.value)}
          />
        )}
        <BookClassForm {...props} courseId={course.id} />
      </Stack>
    );
  }
  if (data) {
    return (
      <Stack gap="4" align="start">
        <Text>{messages.noPersonalisedCourse}</Text>
        <Button asChild variant="outline">
          <Link to={newCoursePath}>Crear un curso personalizado</Link>
        </Button>
      </Stack>
    );
  }
  if (!error) return <Loading />;
  return (
    <Notice tone="error">No pudimos cargar el formulario. Revisa tu conexión y vuelve a intentar.</Notice>
  );
};

/** Books a personalised class for a student, under the same rules as by the student. */
export const BookClass = (props: Omit<FormProps, 'onClose' | 'onBooked'>) => {
  const client = useApolloClient();
  return (
    <DialogButton
      size="sm"
      title="Reservar una clase"
      content={(close) => (
        <Suspense fallback={<Loading />}>
          <Form
            {...props}
            onClose={close}
            onBooked={() => void client.refetchQueries({ include: 'active' })}
          />
        </Suspense>
      )}
    >
      Reservar una clase…
    </DialogButton>
  );
};
