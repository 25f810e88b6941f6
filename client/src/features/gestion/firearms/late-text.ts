import { compactText } from '../../../components/records/date-text.ts';
import type { Late_RecordFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

graphql(`
  fragment Late_record on LateRecord {
    phoneAt
    receivedAt
  }
`);

/** Both instants of what was entered later than it happened. */
export const lateText = (what: string, late: Late_RecordFragment | null) =>
  late &&
  `${what} anotada tarde: ${compactText(late.phoneAt)} en el teléfono, recibida ${compactText(late.receivedAt)}`;
