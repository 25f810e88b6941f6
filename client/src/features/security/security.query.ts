import { graphql } from '../../gql/index.ts';

export const SECURITY = graphql(`
  query Security {
    me {
      id
      role
      staffRole
      deletion {
        state
        requestedAt
        settledAt
        reason
      }
    }
    mySessions {
      id
      ...SessionList_session
    }
    mySecondFactor {
      isActive
      isVerified
      isRequired
      recoveryCodesLeft
    }
    myAccessTokens {
      id
      ...TokenList_token
    }
  }
`);
