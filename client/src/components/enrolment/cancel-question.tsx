import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { notify } from '../feedback/notify.ts';
import { errorText, isSessionEnd } from '../../session/api-error.ts';
import { useChangeEnrolment } from './use-change-enrolment.ts';

type CancelQuestionProps = {
  enrolmentId: string;
  /** Name and date of the class. */
  label: string;
  onBack: () => void;
  onCancelled: () => void;
};

/** What cannot be taken back is asked for once more. */
export const CancelQuestion = ({ enrolmentId, label, onBack, onCancelled }: CancelQuestionProps) => {
  const { cancel } = useChangeEnrolment(enrolmentId);
  const [isBusy, setIsBusy] = useState(false);
  const question = useRef<HTMLDivElement>(null);

  useEffect(() => question.current?.focus(), []);

  const confirm = async () => {
    if (isBusy) return;
    notify.startAttempt();
    setIsBusy(true);
    try {
      await cancel();
      notify.success('Inscripción cancelada');
      onCancelled();
    } catch (error) {
      if (!isSessionEnd(error)) notify.error(errorText(error, 'No pudimos cancelar la inscripción'));
      setIsBusy(false);
    }
  };

  return (
    <Stack
      ref={question}
      role="group"
      aria-label="Cancelar la inscripción"
      tabIndex={-1}
      outline="none"
      gap="4"
    >
      <Text fontWeight="semibold">¿Cancelar {label}?</Text>
      <Text color="fg.muted">No se puede deshacer: para volver tendrás que inscribirte otra vez.</Text>
      <HStack gap="3" wrap="wrap">
        <Button variant="outline" onClick={onBack}>
          Volver
        </Button>
        <Button colorPalette="red" aria-busy={isBusy} aria-disabled={isBusy} onClick={() => void confirm()}>
          {isBusy ? 'Cancelando...' : 'Sí, cancelar'}
        </Button>
      </HStack>
    </Stack>
  );
};
