import { graphql } from '../../gql/index.ts';

export const COURSES = graphql(`
  query Courses($isSignedIn: Boolean!, $after: String) {
    me @include(if: $isSignedIn) {
      id
      birthDate
      ...Account
    }
    group: courses(courseType: GRUPAL, limit: 500) {
      id
      ...GroupCourses_course
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
        ...GroupCourses_enrolment
        ...LastClass_enrolment
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    myWaitingList @include(if: $isSignedIn) {
      id
      ...GroupCourses_waiting
    }
  }
`);

/** The course of the classes that are booked: the first active one. */
export const bookableCourse = <T extends { isActive: boolean }>(data: { personalised: readonly T[] }) =>
  data.personalised.find((course) => course.isActive);
