import { Box, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { PersonCombobox, type FoundPerson } from '../../lists/person-combobox.tsx';
import { useAddToLine } from './use-add-to-line.ts';

type AddWaitingProps = { courseId: string; onAdded: () => void };

export const AddWaiting = ({ courseId, onAdded }: AddWaitingProps) => {
  const { add, isBusy } = useAddToLine(courseId);
  const [person, setPerson] = useState<FoundPerson | null>(null);
  const send = async (chosen: FoundPerson) => {
    if (!(await add(chosen))) return;
    setPerson(null);
    onAdded();
  };
  return (
    <Flex gap="2" wrap="wrap">
      <Box flex={{ base: '1 1 100%', sm: '0 1 20rem' }}>
        <PersonCombobox isDense label="Sumar a un estudiante" value={person} onChange={setPerson} />
      </Box>
      <Button
        size="sm"
        variant="outline"
        aria-busy={isBusy}
        aria-disabled={isBusy || person === null}
        onClick={() => person && void send(person)}
      >
        {isBusy ? 'Sumando...' : 'Sumar a la lista'}
      </Button>
    </Flex>
  );
};
