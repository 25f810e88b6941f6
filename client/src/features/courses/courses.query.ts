import { graphql } from '../../gql/index.ts';

export const COURSES = graphql(`
  query Courses($isSignedIn: Boolean!) {
    group: courses(courseType: GRUPAL, limit: 500) {
      id
      ...GroupCourses_course
    }
    personalised: courses(courseType: PERSONALIZADO) {
      id
      isActive
    }
    myEnrolments @include(if: $isSignedIn) {
      id
      ...GroupCourses_enrolment
    }
  }
`);
