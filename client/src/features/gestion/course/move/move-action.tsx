import { DetailDialog } from '../../../../components/records/detail-dialog.tsx';
import { GroupCourseAction, type GroupCourse } from '../group-course-action.tsx';
import { MoveForm } from './move-form.tsx';
import type { MovedCourse } from './move-preview.tsx';

type MoveActionProps = { course: MovedCourse & GroupCourse; onDone: () => void };

export const MoveAction = ({ course, onDone }: MoveActionProps) => (
  <GroupCourseAction course={course} label="Cambiar fecha…" may="Mutation.updateCourse" onDone={onDone}>
    {({ isOpen, ...dialog }) => (
      <DetailDialog title="Cambiar la fecha del curso" isOpen={isOpen} onClose={dialog.onClose}>
        {isOpen && <MoveForm course={course} {...dialog} />}
      </DetailDialog>
    )}
  </GroupCourseAction>
);
