import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { DetailDialog } from '../../../../components/records/detail-dialog.tsx';
import { MoveForm } from './move-form.tsx';
import type { MovedCourse } from './moved-course.ts';

type MoveActionProps = {
  course: MovedCourse & { courseType: 'GRUPAL' | 'PERSONALIZADO'; callOff: object | null };
  onDone: () => void;
};

/** The button of a group course that takes place. */
export const MoveAction = ({ course, onDone }: MoveActionProps) => {
  const [isOpen, setIsOpen] = useState(false);
  if (course.courseType !== 'GRUPAL' || course.callOff) return null;
  const close = () => setIsOpen(false);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setIsOpen(true)}>
        Cambiar fecha…
      </Button>
      <DetailDialog title="Cambiar la fecha del curso" isOpen={isOpen} onClose={close}>
        {isOpen && (
          <MoveForm
            course={course}
            onClose={close}
            onDone={() => {
              close();
              onDone();
            }}
          />
        )}
      </DetailDialog>
    </>
  );
};
