import { DialogButton } from '../../../components/records/detail-dialog.tsx';
import { shownOnDemand } from '../../../components/records/on-demand.tsx';
import type { EnrolInCourseFormProps } from './enrol-in-course-form.tsx';

const EnrolInCourseForm = shownOnDemand(
  async () => (await import('./enrol-in-course-form.tsx')).EnrolInCourseForm,
);

export const EnrolInCourse = (person: Omit<EnrolInCourseFormProps, 'onClose'>) => (
  <DialogButton
    size="sm"
    title="Inscribir en un curso"
    content={(close) => <EnrolInCourseForm {...person} onClose={close} />}
  >
    Inscribir en un curso…
  </DialogButton>
);
