import { graphql } from '../../gql/index.ts';

export const PROFILE = graphql(`
  query Profile {
    me {
      id
      ...Account
      ...PersonalInfoCard_user
      ...AdditionalDataCard_user
      ...EditProfile_user
    }
    health {
      sendsMessages
    }
  }
`);
