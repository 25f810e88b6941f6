import { DetailDialog } from '../../../../components/records/detail-dialog.tsx';
import { GroupCourseAction, type GroupCourse } from '../group-course-action.tsx';
import { RepeatForm, type RepeatedCourse } from './repeat-form.tsx';

type RepeatActionProps = { course: RepeatedCourse & GroupCourse; onDone: () => void };

export const RepeatAction = ({ course, onDone }: RepeatActionProps) => (
  <GroupCourseAction course={course} label="Repetir…" may="Mutation.repeatCourse" onDone={onDone}>
    {({ isOpen, ...dialog }) => (
      <DetailDialog title="Repetir cada semana" isOpen={isOpen} onClose={dialog.onClose}>
        {isOpen && <RepeatForm course={course} {...dialog} />}
      </DetailDialog>
    )}
  </GroupCourseAction>
);
