import { notify } from '../../../components/feedback/notify.ts';
import { useWrite } from '../../../components/queries/use-write.ts';
import { graphql } from '../../../gql/index.ts';
import type { ClassCard_EntryFragment } from '../../../gql/graphql.ts';
import { InstructorDialog } from '../enrolments/enrolment-dialogs.tsx';
import type { EnrolmentActions } from '../enrolments/use-enrolment-actions.ts';

const SET_INSTRUCTOR = graphql(`
  mutation SetCourseInstructor($input: UpdateCourseInput!) {
    updateCourse(input: $input) {
      id
      instructor {
        id
        name
      }
    }
  }
`);

type ClassInstructorDialogProps = {
  /** The class, or null. */
  entry: Pick<ClassCard_EntryFragment, 'course' | 'enrolment' | 'instructorId'> | null;
  /** Who was chosen before, to be confirmed. */
  suggestedId?: string | null;
  actions: EnrolmentActions;
  onClose: () => void;
  onAssigned: () => void;
};

/** The instructor of a class: of the enrolment, or of the group course. */
export const ClassInstructorDialog = ({
  entry,
  suggestedId,
  actions,
  onClose,
  onAssigned,
}: ClassInstructorDialogProps) => {
  const { write, isBusy } = useWrite('No pudimos asignar el instructor. Vuelve a intentar.');

  const assign = async (instructorId: string | null) => {
    if (!entry) return;
    if (entry.enrolment) {
      const done = await actions.run('assign', [entry.enrolment.id], { instructorId });
      if (done && done.length > 0) onClose();
      return;
    }
    const input = { id: entry.course.id, instructorId };
    const data = await write(SET_INSTRUCTOR, input);
    if (!data?.updateCourse) return;
    notify.success('Curso con instructor nuevo');
    onClose();
    onAssigned();
  };

  return (
    <InstructorDialog
      current={entry?.instructorId ?? null}
      suggested={suggestedId}
      isOpen={entry !== null}
      isBusy={isBusy || actions.isBusy}
      onClose={onClose}
      onAssign={(instructorId) => void assign(instructorId)}
    />
  );
};
