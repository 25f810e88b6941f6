import { useApolloClient } from '@apollo/client/react';
import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { userName } from '#domain/users/user-name.ts';
import { notify } from '../../../components/feedback/notify.ts';
import { useWrite } from '../../../components/queries/use-write.ts';
import { graphql } from '../../../gql/index.ts';
import type { CourseType } from '../../../gql/graphql.ts';
import { EntryOptions, NO_CHOICE } from './entry-options.tsx';
import { PersonCombobox, type FoundPerson } from '../lists/person-combobox.tsx';

const ENROL_STUDENT = graphql(`
  mutation EnrolStudent($input: EnrolStudentInput!) {
    enrolStudent(input: $input) {
      id
      status
    }
  }
`);

type EnrolStudentProps = {
  course: {
    id: string;
    courseType: CourseType;
    scheduledDate: string | null;
    capacity: number | null;
    placesTaken: number;
  };
  onEnrolled: () => void;
};

/** Enrols a student in a group course, under the same rules as by the student. */
export const EnrolStudent = ({ course, onEnrolled }: EnrolStudentProps) => {
  const client = useApolloClient();
  const { write, isBusy } = useWrite('No pudimos inscribir al estudiante. Vuelve a intentar.');
  const [person, setPerson] = useState<FoundPerson | null>(null);
  const [choice, setChoice] = useState(NO_CHOICE);

  if (course.courseType === 'PERSONALIZADO') {
    return (
      <Text color="fg.muted" mb="6">
        Cada estudiante reserva su clase desde su cuenta; también la reservas tú desde su ficha.
      </Text>
    );
  }

  const enrol = async (chosen: FoundPerson) => {
    const { reason, ...options } = choice;
    const input = { courseId: course.id, userId: chosen.id, ...options, reason: reason.trim() || null };
    const result = await write((context) =>
      client.mutate({ mutation: ENROL_STUDENT, variables: { input }, context }),
    );
    if (!result?.data?.enrolStudent) return;
    notify.success(`Inscribiste a ${userName(chosen)}`);
    setPerson(null);
    setChoice(NO_CHOICE);
    onEnrolled();
  };

  return (
    <>
      <Flex gap="3" mb="6" align={{ sm: 'end' }} direction={{ base: 'column', sm: 'row' }}>
        <Box flex="1" maxW={{ sm: '26rem' }}>
          <PersonCombobox label="Inscribir a un estudiante" value={person} onChange={setPerson} />
        </Box>
        <Button
          variant="outline"
          aria-busy={isBusy}
          aria-disabled={isBusy || person === null}
          onClick={() => person && void enrol(person)}
        >
          {isBusy ? 'Inscribiendo...' : 'Inscribir'}
        </Button>
      </Flex>
      <EntryOptions course={course} choice={choice} onChange={setChoice} />
    </>
  );
};
