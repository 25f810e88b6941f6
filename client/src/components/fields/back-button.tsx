import { Button } from '@chakra-ui/react';
import { useLeave } from './unsaved-changes.ts';

/** Leads away from a form, after a question where it has changes. */
export const BackButton = ({ onBack }: { onBack: () => void }) => {
  const leave = useLeave();
  return (
    <Button variant="outline" onClick={() => leave(onBack)}>
      Volver
    </Button>
  );
};
