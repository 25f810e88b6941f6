import { CALL_OFF_LABELS, type CallOffReason as ReasonValue } from '#domain/courses/call-off.ts';
import type { EnumTable } from '../../../../components/records/enums.ts';
import type { CallOffReason } from '../../../../gql/graphql.ts';

export const callOffReasons: EnumTable<CallOffReason, ReasonValue> = {
  WEATHER: { value: 'weather', label: CALL_OFF_LABELS.weather },
  VENUE: { value: 'venue', label: CALL_OFF_LABELS.venue },
  INSTRUCTOR: { value: 'instructor', label: CALL_OFF_LABELS.instructor },
  FEW_STUDENTS: { value: 'few_students', label: CALL_OFF_LABELS.few_students },
  OTHER: { value: 'other', label: CALL_OFF_LABELS.other },
};
