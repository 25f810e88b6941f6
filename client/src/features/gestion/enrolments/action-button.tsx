import { Button, type ButtonProps } from '@chakra-ui/react';
import type { EnrolmentActions } from './use-enrolment-actions.ts';

const texts = {
  confirm: { label: 'Confirmar', busy: 'Confirmando...' },
  complete: { label: 'Completar', busy: 'Completando...' },
};

type ActionButtonProps = ButtonProps & {
  actions: EnrolmentActions;
  action: keyof typeof texts;
  enrolmentId: string;
  /** Student and class, if the context does not show them. */
  of?: string;
};

/** A button for an action without confirmation. */
export const ActionButton = ({ actions, action, enrolmentId, of, ...button }: ActionButtonProps) => {
  const { label, busy } = texts[action];
  const isBusy = actions.isBusyWith(action, enrolmentId);
  const text = isBusy ? busy : label;
  return (
    <Button
      colorPalette="brand"
      aria-label={of && `${text} ${of}`}
      aria-busy={isBusy}
      aria-disabled={actions.isBusy}
      onClick={() => void actions.run(action, [enrolmentId], {})}
      {...button}
    >
      {text}
    </Button>
  );
};
