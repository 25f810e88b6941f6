import { readListParams } from '../../../components/lists/list-params.ts';
import { graphql } from '../../../gql/index.ts';
import { nameParam } from '../lists/params.ts';
import { redemptionStates } from './redemption-states.ts';

export const REDEMPTIONS = graphql(`
  query Redemptions($state: RedemptionState, $code: String, $after: String) {
    me {
      id
      role
      staffRole
    }
    redemptions(state: $state, code: $code, first: 20, after: $after) {
      nodes {
        id
        ...RedemptionRow_redemption @unmask
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
