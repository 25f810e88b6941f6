import { graphql } from '../../../gql/index.ts';

export const STAFF_COURSES = graphql(`
  query StaffCourses($search: String, $after: String) {
    me {
      id
      role
      staffRole
    }
    adminCourses(search: $search, first: 20, after: $after) {
      nodes {
        id
        ...StaffCourseRow_course @unmask
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
