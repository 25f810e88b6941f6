import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { CallOffDialog, type CallOffDialogProps } from './call-off-dialog.tsx';

type CallOffActionProps = {
  course: CallOffDialogProps['course'] & {
    courseType: 'GRUPAL' | 'PERSONALIZADO';
    callOff: object | null;
  };
  onDone: () => void;
};

/** The button of a group course that takes place. */
export const CallOffAction = ({ course, onDone }: CallOffActionProps) => {
  const [isOpen, setIsOpen] = useState(false);
  if (course.courseType !== 'GRUPAL' || course.callOff) return null;
  const close = () => setIsOpen(false);
  return (
    <>
      <Button size="sm" variant="outline" colorPalette="red" onClick={() => setIsOpen(true)}>
        Suspender…
      </Button>
      <CallOffDialog
        course={course}
        isOpen={isOpen}
        onClose={close}
        onDone={() => {
          close();
          onDone();
        }}
      />
    </>
  );
};
