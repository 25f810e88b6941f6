import type { RedemptionState as StateValue } from '#domain/points/redemption.schema.ts';
import type { EnumTable } from '../../../components/records/enums.ts';
import type { RedemptionState } from '../../../gql/graphql.ts';

export const redemptionStates: EnumTable<RedemptionState, StateValue> = {
  PENDING: { value: 'pending', label: 'Por entregar' },
  HANDED_OUT: { value: 'handed_out', label: 'Entregados' },
};
