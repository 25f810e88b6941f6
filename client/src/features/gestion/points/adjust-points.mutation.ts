import { graphql } from '../../../gql/index.ts';

export const ADJUST_POINTS = graphql(`
  mutation AdjustPoints($input: AdjustPointsInput!) {
    adjustPoints(input: $input) {
      points
    }
  }
`);
