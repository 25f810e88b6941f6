import { graphql } from '../../gql/index.ts';

export const SECURITY = graphql(`
  query Security {
    me {
      id
      ...Account
      pendingEmail
      pendingEmailUntil
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
      lossEffectiveAt
    }
    myAccessTokens {
      id
      ...TokenList_token
    }
  }
`);
