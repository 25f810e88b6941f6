import type { ApolloClient } from '@apollo/client';
import { CANCELLATION_LABELS } from '#domain/enrolments/cancellation.ts';
import { userName } from '#domain/users/user-name.ts';
import { enumTable } from '../../../components/records/enums.ts';
import type { EnrolmentStatus } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

type Named = { user: Parameters<typeof userName>[0] | null; course: { name: string } };

export const enrolmentName = ({ user }: Pick<Named, 'user'>) => (user ? userName(user) : 'Sin cuenta');

/** The label of an enrolment in dialogs: student and class. */
export const enrolmentLabel = ({ user, course }: Named) => `${enrolmentName({ user })} · ${course.name}`;

export const cancellationReasons = enumTable(CANCELLATION_LABELS);

const STUDENT = graphql(`
  fragment EnrolmentStudent on Enrolment {
    user {
      ...PersonName
    }
  }
`);

/** The names of the students of enrolments that are or were shown. */
export const studentsOf = ({ cache }: ApolloClient, ids: readonly string[]) =>
  ids.flatMap((id) => {
    const enrolment = cache.readFragment({
      fragment: STUDENT,
      fragmentName: 'EnrolmentStudent',
      id: cache.identify({ __typename: 'Enrolment', id }) ?? '',
    });
    return enrolment ? [enrolmentName(enrolment)] : [];
  });

const DEBT = graphql(`
  fragment EnrolmentDebt on Enrolment {
    owed
  }
`);

/** Of these, those that are not paid. */
export const unpaidAmong = ({ cache }: ApolloClient, ids: readonly string[]) =>
  ids.filter((id) => {
    const enrolment = cache.readFragment({
      fragment: DEBT,
      fragmentName: 'EnrolmentDebt',
      id: cache.identify({ __typename: 'Enrolment', id }) ?? '',
    });
    return (enrolment?.owed ?? 0) > 0;
  });

const SHOWN = 3;

/** The first names of a list, after what happened to them. */
export const namesText = (names: readonly string[]) => {
  if (names.length === 0) return '';
  const hidden = names.length - SHOWN;
  if (hidden > 0) return `: ${names.slice(0, SHOWN).join(', ')} y ${hidden} más`;
  return `: ${new Intl.ListFormat('es', { type: 'conjunction' }).format(names)}`;
};

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
