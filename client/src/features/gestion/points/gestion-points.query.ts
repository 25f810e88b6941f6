import type { RedemptionState } from '#domain/points/redemption.schema.ts';
import { readListParams } from '../../../components/queries/list-params.ts';
import { graphql } from '../../../gql/index.ts';
import { enumTable } from '../../../components/records/enums.ts';
import { nameParam } from '../lists/params.ts';

export const redemptionStates = enumTable<RedemptionState>({
  pending: 'Por entregar',
  handed_out: 'Entregados',
});

export const REDEMPTIONS = graphql(`
  query Redemptions($state: RedemptionState, $code: String, $after: String) {
    me {
      ...Roles
    }
    redemptions(state: $state, code: $code, first: 20, after: $after) {
      nodes {
        id
        ...RedemptionRow_redemption
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      totalCountIsExact
    }
  }
`);

/** Search param of the filter. */
export const STATE = 'estado';

/** Maximum length of a code. */
const CODE_MAX = 40;

export const readState = (params: URLSearchParams) => nameParam(params, STATE, redemptionStates);

export const redemptionVariables = (params: URLSearchParams) => {
  const { search, after } = readListParams(params);
  return { state: readState(params), code: search.slice(0, CODE_MAX) || null, after };
};
