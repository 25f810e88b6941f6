import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { notify } from '../../../components/feedback/notify.ts';
import { useWrite } from '../../../components/queries/use-write.ts';
import { onDemand } from '../../../components/records/on-demand.tsx';
import { PrintIcon } from '../../../components/icons.tsx';
import { graphql } from '../../../gql/index.ts';
import type { CourseHead_CourseFragment } from '../../../gql/graphql.ts';
import { useStaffAccess, ForStaff } from '../frame/staff-access.tsx';
import { ActionBar } from '../lists/action-bar.tsx';
import { ConfirmDialog } from '../lists/confirm-dialog.tsx';
import { RepeatAction } from './series/repeat-action.tsx';
import { MoveAction } from './move/move-action.tsx';
import { GroupCourseAction, type GroupCourse } from './group-course-action.tsx';
import type { CallOffDialogProps } from './call-off/call-off-dialog.tsx';

const CallOffDialog = onDemand(async () => (await import('./call-off/call-off-dialog.tsx')).CallOffDialog);

const DuplicateDialog = onDemand(async () => (await import('./duplicate-dialog.tsx')).DuplicateDialog);

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
