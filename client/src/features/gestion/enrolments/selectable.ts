import type { EnrolmentStatus } from '../../../gql/graphql.ts';
import { enrolmentLabel } from './enrolment-label.ts';

export type SelectableEnrolment = {
  id: string;
  /** Student and class. */
  label: string;
  status: EnrolmentStatus;
  startsAt: string | null;
  completableFrom: string | null;
};

type Enrolment = Omit<SelectableEnrolment, 'label'> & Parameters<typeof enrolmentLabel>[0];

export const selectableOf = (enrolment: Enrolment): SelectableEnrolment => ({
  id: enrolment.id,
  label: enrolmentLabel(enrolment),
  status: enrolment.status,
  startsAt: enrolment.startsAt,
  completableFrom: enrolment.completableFrom,
});
