import { Button, Stack } from '@chakra-ui/react';
import { CheckIcon } from '../../../../components/icons.tsx';
import { DetailDialog } from '../../../../components/records/detail-dialog.tsx';
import { useInstructorOptions } from '../../filters/use-instructor-options.ts';

type InstructorDialogProps = {
  current: string | null;
  /** Whom a class was dropped on. */
  suggested?: string | null | undefined;
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  onAssign: (instructorId: string | null) => void;
};

const Choice = ({ current, suggested, isBusy, onAssign }: InstructorDialogProps) => {
  const options = useInstructorOptions();
  return (
    <Stack role="group" aria-label="Instructor" gap="1.5" aria-busy={isBusy} opacity={isBusy ? 0.6 : 1}>
      {[...options, { value: null, label: 'Sin instructor' }].map(({ value, label }) => (
        <Button
          key={value ?? ''}
          variant={value === suggested ? 'solid' : value === current ? 'subtle' : 'outline'}
          justifyContent="start"
          aria-pressed={value === current}
          aria-disabled={isBusy}
          onClick={() => !isBusy && onAssign(value)}
        >
          {value === current && <CheckIcon boxSize="4" />}
          {label}
        </Button>
      ))}
    </Stack>
  );
};

/** Assigns an instructor by one click. */
export const InstructorDialog = (props: InstructorDialogProps) => (
  <DetailDialog title="¿Quién da la clase?" isOpen={props.isOpen} onClose={props.onClose}>
    {props.isOpen && <Choice {...props} />}
  </DetailDialog>
);
