import { CANCELLATION_LABELS } from '#domain/enrolments/cancellation.ts';
import { userName } from '#domain/users/user-name.ts';
import { enumTable } from '../../../components/records/enums.ts';

type Named = { user: Parameters<typeof userName>[0] | null; course: { name: string } };

export const enrolmentName = ({ user }: Pick<Named, 'user'>) => (user ? userName(user) : 'Sin cuenta');

/** The label of an enrolment in dialogs: student and class. */
export const enrolmentLabel = ({ user, course }: Named) => `${enrolmentName({ user })} · ${course.name}`;

export const cancellationReasons = enumTable(CANCELLATION_LABELS);
