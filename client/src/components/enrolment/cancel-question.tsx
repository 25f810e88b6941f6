import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { notify } from '../feedback/notify.ts';
import { useWrite } from '../queries/use-write.ts';
import { graphql } from '../../gql/index.ts';

const CANCEL = graphql(`
  mutation CancelEnrolment($input: CancelEnrolmentInput!) {
    cancelEnrolment(input: $input) {
      id
      status
    }
  }
`);

type CancelQuestionProps = {
  enrolmentId: string;
  /** Name and date of the class. */
  label: string;
  onBack: () => void;
  onCancelled: () => void;
};

/** Confirms a cancellation, which cannot be undone. */
export const CancelQuestion = ({ enrolmentId, label, onBack, onCancelled }: CancelQuestionProps) => {
  const { write, isBusy } = useWrite('No pudimos cancelar la inscripción');
  const question = useRef<HTMLDivElement>(null);

  useEffect(() => question.current?.focus(), []);

  const confirm = async () => {
    const data = await write(CANCEL, { id: enrolmentId });
    if (!data) return;
    notify.success('Inscripción cancelada');
    onCancelled();
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
