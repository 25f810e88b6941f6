import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../../gql/index.ts';
import { enrolmentName } from './enrolment-label.ts';

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

const SHOWN = 3;

/** The first names of a list, after what happened to them. */
export const namesText = (names: readonly string[]) => {
  if (names.length === 0) return '';
  const hidden = names.length - SHOWN;
  if (hidden > 0) return `: ${names.slice(0, SHOWN).join(', ')} y ${hidden} más`;
  return `: ${new Intl.ListFormat('es', { type: 'conjunction' }).format(names)}`;
};
