import { Button, HStack } from '@chakra-ui/react';
import { SubmitButton } from '../fields/schema-form.tsx';
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

type FormActionsProps = {
  action: string;
  isBusy: boolean;
  /** The label while submitting; default: the action. */
  busyText?: string;
  color?: 'brand' | 'red';
  onBack: () => void;
};

/** The buttons of a form in a dialog. */
export const FormActions = ({
  action,
  isBusy,
  busyText = action,
  color = 'brand',
  onBack,
}: FormActionsProps) => (
  <HStack gap="3" justify="end" wrap="wrap">
    <BackButton onBack={onBack} />
    <SubmitButton action={action} colorPalette={color} isBusy={isBusy} busyText={busyText} />
  </HStack>
);
