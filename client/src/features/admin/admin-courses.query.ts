import { graphql } from '../../gql/index.ts';

export const ADMIN_COURSES = graphql(`
  query AdminCourses($search: String, $after: String) {
    me {
      ...Roles
    }
    adminCourses(search: $search, after: $after, first: 20) {
      nodes {
        id
        ...CoursesTable_course
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      totalCountIsExact
      courseCount
      groupCount
      scheduledCount
    }
  }
`);
