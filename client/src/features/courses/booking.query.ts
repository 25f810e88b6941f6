import { graphql } from '../../gql/index.ts';

export const BOOKING = graphql(`
  query Booking($isSignedIn: Boolean!, $after: String) {
    me @include(if: $isSignedIn) {
      id
      birthDate
      ...Account
    }
    personalised: courses(courseType: PERSONALIZADO) {
      id
      isActive
      ...DepositTerms_course
      ...AgeNotice_course
    }
    myEnrolments(first: 100, after: $after) @include(if: $isSignedIn) {
      nodes {
        id
        ...LastClass_enrolment
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
