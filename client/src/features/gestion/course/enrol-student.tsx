import { Box, Button } from '@chakra-ui/react';
import { useState } from 'react';
import { hasBegun } from '#domain/enrolments/attendance.ts';
import { userName } from '#domain/users/user-name.ts';
import { PlusIcon } from '../../../components/icons.tsx';
import { notify } from '../../../components/feedback/notify.ts';
import { useWrite } from '../../../components/queries/use-write.ts';
import { useNow } from '../../../components/records/use-now.ts';
import type { CourseType } from '../../../gql/graphql.ts';
import { useStaffAccess } from '../frame/staff-access.tsx';
import { ENROL_STUDENT } from '../enrolments/enrol-student.mutation.ts';
import { EntryOptions, NO_CHOICE } from '../enrolments/dialogs/entry-options.tsx';
import { AddToWaitingListButton, takesWaiting } from './waiting/add-waiting.tsx';
import { PersonCombobox, type FoundPerson } from '../filters/person-combobox.tsx';
import { SmallText } from '../../../components/layout/small-text.tsx';

type EnrolStudentProps = {
  course: {
    id: string;
    courseType: CourseType;
    price: number;
    scheduledDate: string | null;
    capacity: number | null;
    placesTaken: number;
    waitingCount: number;
  };
  person: FoundPerson | null;
  onPerson: (person: FoundPerson | null) => void;
  /** Nobody is found by this name. */
  onMissing: ((name: string) => void) | undefined;
  onEnrolled: () => void;
};

/** Enrols a student in a group course, under the same rules as by the student. */
export const EnrolStudent = ({ course, person, onPerson, onMissing, onEnrolled }: EnrolStudentProps) => {
  const { write, isBusy } = useWrite('No pudimos inscribir al estudiante. Vuelve a intentar.');
  const [choice, setChoice] = useState(NO_CHOICE);
  const [isExpanded, setIsExpanded] = useState(false);
  const isOpen = isExpanded || person !== null;
  const may = useStaffAccess();
  const now = new Date(useNow());

  if (course.courseType === 'PERSONALIZADO') {
    return (
      <SmallText>
        Cada estudiante reserva su clase desde su cuenta; también la reservas tú desde su ficha.
      </SmallText>
    );
  }

  const { scheduledDate } = course;
  const begun = hasBegun(scheduledDate === null ? null : new Date(scheduledDate), now);

  const finish = () => {
    onPerson(null);
    setChoice(NO_CHOICE);
    onEnrolled();
  };

  const enrol = async (chosen: FoundPerson) => {
    const { reason, ...options } = choice;
    const input = {
      courseId: course.id,
      userId: chosen.id,
      expectedPrice: course.price,
      ...options,
      reason: reason.trim() || null,
    };
    const data = await write(ENROL_STUDENT, input);
    if (!data?.enrolStudent) return;
    notify.success(`Inscribiste a ${userName(chosen)}`);
    finish();
  };

  return (
    <>
      <Button
        hideFrom="md"
        size="sm"
        variant="outline"
        aria-expanded={isOpen}
        aria-label="Agregar a un estudiante"
        px="2"
        onClick={() => setIsExpanded(!isOpen)}
      >
        <PlusIcon />
      </Button>
      <Box
        flex="1"
        flexBasis={{ base: 'full', md: '15rem' }}
        maxW={{ md: '20rem' }}
        ms={{ md: 'auto' }}
        display={{ base: isOpen ? 'block' : 'none', md: 'block' }}
      >
        <PersonCombobox
          isDense
          label="Inscribir a un estudiante"
          value={person}
          onChange={onPerson}
          onMissing={onMissing}
        />
      </Box>
      <Button
        size="sm"
        variant="outline"
        display={{ base: isOpen ? 'inline-flex' : 'none', md: 'inline-flex' }}
        aria-busy={isBusy}
        aria-disabled={isBusy || person === null}
        onClick={() => person && void enrol(person)}
      >
        {isBusy ? 'Inscribiendo...' : 'Inscribir'}
      </Button>
      {takesWaiting(course) && !begun && may('Mutation.addToWaitingList') && (
        <Box display={{ base: isOpen ? 'block' : 'none', md: 'block' }}>
          <AddToWaitingListButton
            courseId={course.id}
            person={person}
            label="A la lista de espera"
            onAdded={finish}
          />
        </Box>
      )}
      <Box flexBasis="full" display={{ base: isOpen ? 'block' : 'none', md: 'block' }}>
        <EntryOptions course={course} choice={choice} onChange={setChoice} />
      </Box>
    </>
  );
};
