import { Button, HStack } from '@chakra-ui/react';
import { BackButton } from './back-button.tsx';

type FormActionsProps = {
  action: string;
  isBusy: boolean;
  /** What the button says meanwhile; its action where it is left out. */
  busyText?: string;
  color?: 'brand' | 'red';
  onBack: () => void;
};

/** The last line of a form in a dialog: back, or on. */
export const FormActions = ({
  action,
  isBusy,
  busyText = action,
  color = 'brand',
  onBack,
}: FormActionsProps) => (
  <HStack gap="3" justify="end" wrap="wrap">
    <BackButton onBack={onBack} />
    <Button type="submit" colorPalette={color} aria-busy={isBusy} aria-disabled={isBusy}>
      {isBusy ? busyText : action}
    </Button>
  </HStack>
);
