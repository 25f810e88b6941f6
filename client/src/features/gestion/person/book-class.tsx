import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button, Skeleton, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '#domain/messages.ts';
import { Notice } from '../../../components/feedback/notice.tsx';
import { DialogButton } from '../../../components/records/detail-dialog.tsx';
import { graphql } from '../../../gql/index.ts';
import { newCoursePath } from '../lists/courses-link.tsx';
import type { BookClassFormProps } from './book-class-form.tsx';

const BookClassForm = lazy(async () => ({ default: (await import('./book-class-form.tsx')).BookClassForm }));

/** The first personalised course, as for students. */
const PERSONALISED = graphql(`
  query PersonalisedCourse {
    courses(courseType: PERSONALIZADO) {
      id
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
  const course = data?.courses.find(({ isActive }) => isActive);
  if (course) return <BookClassForm {...props} courseId={course.id} />;
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
