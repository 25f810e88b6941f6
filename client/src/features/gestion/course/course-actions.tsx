import { Button, Text, type ButtonProps } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import type { StaffOperation } from '#domain/staff/staff-access.ts';
import { notify } from '../../../components/feedback/notify.ts';
import { PrintIcon } from '../../../components/icons.tsx';
import { useWrite } from '../../../components/queries/use-write.ts';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { onDemand } from '../../../components/records/on-demand.tsx';
import type { CourseHead_CourseFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { ForStaff, useStaffAccess } from '../frame/staff-access.tsx';
import { ActionBar } from '../lists/action-bar.tsx';
import { ConfirmDialog } from '../lists/confirm-dialog.tsx';
import type { CallOffDialogProps } from './call-off/call-off-dialog.tsx';
import { MoveForm, type MovedCourse } from './move/move-form.tsx';
import { RepeatForm, type RepeatedCourse } from './series/repeat-form.tsx';

const CallOffDialog = onDemand(async () => (await import('./call-off/call-off-dialog.tsx')).CallOffDialog);

const DuplicateDialog = onDemand(async () => (await import('./duplicate-dialog.tsx')).DuplicateDialog);

const DEACTIVATE = graphql(`
  mutation DeactivateCourse($input: DeactivateCourseInput!) {
    deactivateCourse(input: $input) {
      id
      isActive
    }
  }
`);

type CourseActionsProps = {
  course: CourseHead_CourseFragment;
  /** After changes that concern enrolments. */
  onChanged: () => void;
  onRepeated: () => void;
};

export const CourseActions = ({ course, onChanged, onRepeated }: CourseActionsProps) => {
  const { id, name } = course;
  const { write, isBusy } = useWrite('No pudimos desactivar el curso. Vuelve a intentar.');
  const [openDialog, setOpenDialog] = useState<'duplicate' | 'deactivate' | null>(null);
  const may = useStaffAccess();
  const stop = () => setOpenDialog(null);

  const deactivate = async () => {
    const data = await write(DEACTIVATE, { id });
    if (!data?.deactivateCourse) return;
    stop();
    notify.success('Curso desactivado');
  };

  return (
    <ActionBar isCollapsed>
      <Button size="sm" variant="outline" onClick={() => window.print()}>
        <PrintIcon />
        Imprimir lista
      </Button>
      <ForStaff may="Mutation.duplicateCourse">
        <Button size="sm" variant="outline" onClick={() => setOpenDialog('duplicate')}>
          Duplicar…
        </Button>
      </ForStaff>
      <RepeatAction course={course} onDone={onRepeated} />
      <MoveAction course={course} onDone={onChanged} />
      <CallOffAction course={course} onDone={onChanged} />
      {course.isActive && may('Mutation.deactivateCourse') && (
        <Button size="sm" variant="outline" colorPalette="red" onClick={() => setOpenDialog('deactivate')}>
          Desactivar…
        </Button>
      )}
      <DuplicateDialog course={course} isOpen={openDialog === 'duplicate'} onClose={stop} />
      <ConfirmDialog
        title="¿Desactivar este curso?"
        action="Desactivar curso"
        isOpen={openDialog === 'deactivate'}
        isBusy={isBusy}
        onClose={stop}
        onConfirm={() => void deactivate()}
      >
        <Text overflowWrap="anywhere">
          Los estudiantes dejan de ver «{name}». Las inscripciones quedan como están. Puedes activarlo de
          nuevo en sus datos.
        </Text>
      </ConfirmDialog>
    </ActionBar>
  );
};

type RepeatActionProps = { course: RepeatedCourse & GroupCourse; onDone: () => void };

const RepeatAction = ({ course, onDone }: RepeatActionProps) => (
  <GroupCourseAction course={course} label="Repetir…" may="Mutation.repeatCourse" onDone={onDone}>
    {({ isOpen, ...dialog }) => (
      <DetailDialog title="Repetir cada semana" isOpen={isOpen} onClose={dialog.onClose}>
        {isOpen && <RepeatForm course={course} {...dialog} />}
      </DetailDialog>
    )}
  </GroupCourseAction>
);

type MoveActionProps = { course: MovedCourse & GroupCourse; onDone: () => void };

const MoveAction = ({ course, onDone }: MoveActionProps) => (
  <GroupCourseAction course={course} label="Cambiar fecha…" may="Mutation.updateCourse" onDone={onDone}>
    {({ isOpen, ...dialog }) => (
      <DetailDialog title="Cambiar la fecha del curso" isOpen={isOpen} onClose={dialog.onClose}>
        {isOpen && <MoveForm course={course} {...dialog} />}
      </DetailDialog>
    )}
  </GroupCourseAction>
);

type CallOffActionProps = { course: CallOffDialogProps['course'] & GroupCourse; onDone: () => void };

const CallOffAction = ({ course, onDone }: CallOffActionProps) => (
  <GroupCourseAction
    course={course}
    label="Suspender…"
    may="Mutation.callOffCourse"
    colorPalette="red"
    onDone={onDone}
  >
    {(dialog) => <CallOffDialog course={course} {...dialog} />}
  </GroupCourseAction>
);

type GroupCourse = { courseType: 'GRUPAL' | 'PERSONALIZADO'; callOff: object | null };

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
const GroupCourseAction = ({ course, label, may, onDone, children, ...look }: GroupCourseActionProps) => {
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
