import { Button } from '@chakra-ui/react';
import { useLeave } from './unsaved-changes.ts';

/** Leaves a form. Asks for confirmation if it has changes. */
export const BackButton = ({ onBack }: { onBack: () => void }) => {
  const leave = useLeave();
  return (
    <Button variant="outline" onClick={() => leave(onBack)}>
      Volver
    </Button>
  );
};
