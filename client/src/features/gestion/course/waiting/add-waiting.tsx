import { Box, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { PersonCombobox, type FoundPerson } from '../../filters/person-combobox.tsx';
import { useAddToLine } from './use-add-to-line.ts';

type AddWaitingProps = { courseId: string; onAdded: () => void };
type AddToLineProps = AddWaitingProps & { person: FoundPerson | null; label: string };

export const AddToLine = ({ courseId, person, label, onAdded }: AddToLineProps) => {
  const { add, isBusy } = useAddToLine(courseId);
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
      <AddToLine courseId={courseId} person={person} label="Sumar a la lista" onAdded={finish} />
    </Flex>
  );
};
