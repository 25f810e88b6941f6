import { GroupCourseAction, type GroupCourse } from '../group-course-action.tsx';
import { CallOffDialog, type CallOffDialogProps } from './call-off-dialog.tsx';

type CallOffActionProps = { course: CallOffDialogProps['course'] & GroupCourse; onDone: () => void };

export const CallOffAction = ({ course, onDone }: CallOffActionProps) => (
  <GroupCourseAction course={course} label="Suspender…" colorPalette="red" onDone={onDone}>
    {(dialog) => <CallOffDialog course={course} {...dialog} />}
  </GroupCourseAction>
);
