import {
  CANCELLATION_LABELS,
  type CancellationReason as ReasonValue,
} from '#domain/enrolments/cancellation.ts';
import type { EnumTable } from '../../../components/records/enums.ts';
import type { CancellationReason } from '../../../gql/graphql.ts';

export const cancellationReasons: EnumTable<CancellationReason, ReasonValue> = {
  STUDENT: { value: 'student', label: CANCELLATION_LABELS.student },
  ACADEMY: { value: 'academy', label: CANCELLATION_LABELS.academy },
  NO_SHOW: { value: 'no_show', label: CANCELLATION_LABELS.no_show },
  OFFER_LAPSED: { value: 'offer_lapsed', label: CANCELLATION_LABELS.offer_lapsed },
  CLU: { value: 'clu', label: CANCELLATION_LABELS.clu },
  OTHER: { value: 'other', label: CANCELLATION_LABELS.other },
};
