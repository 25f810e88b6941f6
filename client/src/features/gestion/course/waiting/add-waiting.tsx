import { Box, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { PersonCombobox, type FoundPerson } from '../../filters/person-combobox.tsx';
import { useAddToWaitingList } from './use-add-to-waiting-list.ts';

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
