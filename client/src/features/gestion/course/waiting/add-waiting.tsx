import { Box, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { userName } from '#domain/users/user-name.ts';
import { notify } from '../../../../components/feedback/notify.ts';
import { useWrite } from '../../../../components/queries/use-write.ts';
import { graphql } from '../../../../gql/index.ts';
import { PersonCombobox, type FoundPerson } from '../../filters/person-combobox.tsx';

type AddWaitingProps = { courseId: string; onAdded: () => void };
type AddPersonProps = AddWaitingProps & { person: FoundPerson | null; label: string };

export const AddToWaitingListButton = ({ courseId, person, label, onAdded }: AddPersonProps) => {
  const { add, isBusy } = useAddToWaitingList(courseId);
  return (
    <Button
      size="sm"
      variant="outline"
      aria-busy={isBusy}
      aria-disabled={isBusy || person === null}
      onClick={() => person && void add(person).then((isAdded) => isAdded && onAdded())}
    >
      {isBusy ? 'Sumando...' : label}
    </Button>
  );
};

export const AddWaiting = ({ courseId, onAdded }: AddWaitingProps) => {
  const [person, setPerson] = useState<FoundPerson | null>(null);
  const finish = () => {
    setPerson(null);
    onAdded();
  };
  return (
    <Flex gap="2" wrap="wrap">
      <Box flex={{ base: '1 1 100%', sm: '0 1 20rem' }}>
        <PersonCombobox isDense label="Sumar a un estudiante" value={person} onChange={setPerson} />
      </Box>
      <AddToWaitingListButton courseId={courseId} person={person} label="Sumar a la lista" onAdded={finish} />
    </Flex>
  );
};

const ADD_TO_WAITING_LIST = graphql(`
  mutation AddToWaitingList($input: AddToWaitingListInput!) {
    addToWaitingList(input: $input) {
      id
      position
    }
  }
`);

type Person = { id: string; firstName: string | null; lastName: string | null; email: string };

/** Adds a student to the waiting list of a course; false if the server refuses. */
export const useAddToWaitingList = (courseId: string) => {
  const { write, isBusy } = useWrite('No pudimos cambiar la lista de espera. Vuelve a intentar.');
  const add = async (person: Person) => {
    const data = await write(ADD_TO_WAITING_LIST, { courseId, userId: person.id });
    const entry = data?.addToWaitingList;
    if (!entry) return false;
    notify.success(`${userName(person)} espera un lugar: posición ${entry.position}`);
    return true;
  };
  return { add, isBusy };
};

type Course = {
  courseType: 'GRUPAL' | 'PERSONALIZADO';
  capacity: number | null;
  placesTaken: number;
  waitingCount: number;
};

/** Whether the server takes students on the waiting list: no seat is free, or others wait for it. */
export const takesWaiting = ({ courseType, capacity, placesTaken, waitingCount }: Course) =>
  courseType === 'GRUPAL' && capacity !== null && (placesTaken >= capacity || waitingCount > 0);
