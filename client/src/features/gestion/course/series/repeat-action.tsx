import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { DetailDialog } from '../../../../components/records/detail-dialog.tsx';
import { RepeatForm, type RepeatedCourse } from './repeat-form.tsx';

type RepeatActionProps = {
  course: RepeatedCourse & { courseType: 'GRUPAL' | 'PERSONALIZADO'; callOff: object | null };
  onDone: () => void;
};

/** The button of a group course that takes place. */
export const RepeatAction = ({ course, onDone }: RepeatActionProps) => {
  const [isOpen, setIsOpen] = useState(false);
  if (course.courseType !== 'GRUPAL' || course.callOff) return null;
  const close = () => setIsOpen(false);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setIsOpen(true)}>
        Repetir…
      </Button>
      <DetailDialog title="Repetir cada semana" isOpen={isOpen} onClose={close}>
        {isOpen && (
          <RepeatForm
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
