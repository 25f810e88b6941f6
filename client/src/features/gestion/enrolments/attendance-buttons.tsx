import { Button, HStack, type ButtonProps } from '@chakra-ui/react';
import { useState } from 'react';
import { CancelDialog } from './enrolment-dialogs.tsx';
import { enrolmentLabel } from './enrolment-label.ts';
import { isEarly } from './permitted-actions.ts';
import type { EnrolmentActions } from './use-enrolment-actions.ts';

type AttendanceButtonsProps = {
  enrolment: Parameters<typeof enrolmentLabel>[0] & { id: string; completableFrom: string | null };
  actions: EnrolmentActions;
  size?: ButtonProps['size'];
  /** Where there is no room on a phone. */
  isCancelHidden?: boolean;
};

/**
 * Clears a class that has begun and whose attendance nobody has recorded. Attendance is corrected later; a
 * cancellation is final and is confirmed.
 */
export const AttendanceButtons = ({
  enrolment,
  actions,
  size = 'xs',
  isCancelHidden = false,
}: AttendanceButtonsProps) => {
  const { id } = enrolment;
  const [isCancelling, setIsCancelling] = useState(false);
  const label = enrolmentLabel(enrolment);
  const run = (name: 'complete' | 'noShow') => {
    if (!actions.isInert(id)) void actions.run(name, [id], {});
  };
  /** Before the class ends: present only. */
  const markPresent = () => {
    if (!isEarly(enrolment)) run('complete');
    else if (!actions.isInert(id)) void actions.run('arrive', [id], { isPresent: true });
  };
  const button = { size, px: '2.5', variant: 'outline', 'aria-disabled': actions.isBusy } as const;
  return (
    <HStack gap="1.5" justify="end">
      {actions.may('complete') && (
        <Button {...button} colorPalette="green" aria-label={`Vino: ${label}`} onClick={markPresent}>
          Vino
        </Button>
      )}
      {actions.may('noShow') && (
        <Button {...button} aria-label={`No vino: ${label}`} onClick={() => run('noShow')}>
          No vino
        </Button>
      )}
      {actions.may('cancel') && (
        <Button
          {...button}
          hideBelow={isCancelHidden ? 'lg' : undefined}
          colorPalette="red"
          aria-label={`Cancelar… ${label}`}
          onClick={() => setIsCancelling(true)}
        >
          Cancelar…
        </Button>
      )}
      <CancelDialog
        labels={[label]}
        isOpen={isCancelling}
        isBusy={actions.isBusy}
        onClose={() => setIsCancelling(false)}
        onCancel={(input) =>
          void actions.run('cancel', [id], input).then((done) => done && setIsCancelling(false))
        }
      />
    </HStack>
  );
};
