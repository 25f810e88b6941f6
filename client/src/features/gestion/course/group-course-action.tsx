import { Button, type ButtonProps } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import type { StaffOperation } from '#domain/staff/staff-access.ts';
import { useStaffAccess } from '../frame/staff-access.tsx';

export type GroupCourse = { courseType: 'GRUPAL' | 'PERSONALIZADO'; callOff: object | null };

type Dialog = { isOpen: boolean; onClose: () => void; onDone: () => void };

type GroupCourseActionProps = {
  course: GroupCourse;
  label: string;
  may: StaffOperation;
  colorPalette?: ButtonProps['colorPalette'];
  onDone: () => void;
  children: (dialog: Dialog) => ReactNode;
};

/** The button of a group course that takes place, and its dialog. */
export const GroupCourseAction = ({
  course,
  label,
  may,
  onDone,
  children,
  ...look
}: GroupCourseActionProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const mayCall = useStaffAccess();
  if (!mayCall(may) || course.courseType !== 'GRUPAL' || course.callOff) return null;
  const onClose = () => setIsOpen(false);
  return (
    <>
      <Button size="sm" variant="outline" {...look} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {children({
        isOpen,
        onClose,
        onDone: () => {
          onClose();
          onDone();
        },
      })}
    </>
  );
};
