import { graphql } from '../../gql/index.ts';

export const COURSE = graphql(`
  query Course($id: ID!, $isSignedIn: Boolean!, $after: String) {
    me @include(if: $isSignedIn) {
      id
      birthDate
      ...Account
    }
    course(id: $id) {
      id
      courseType
      ...CourseDetails_course
    }
    myEnrolments(first: 100, after: $after) @include(if: $isSignedIn) {
      nodes {
        id
        courseId
        status
        scheduledDate
        course {
          id
          scheduledDate
        }
        ...MyClass_enrolment
        ...LastClass_enrolment
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    myWaitingList @include(if: $isSignedIn) {
      id
      position
      course {
        id
      }
    }
  }
`);
