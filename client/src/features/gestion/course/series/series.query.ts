import { graphql } from '../../../../gql/index.ts';

export const COURSE_SERIES = graphql(`
  query CourseSeries($courseId: ID!) {
    courseSeries(courseId: $courseId) {
      ...SeriesRow_course
    }
  }
`);
