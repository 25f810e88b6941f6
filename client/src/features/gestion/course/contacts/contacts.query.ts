import { graphql } from '../../../../gql/index.ts';

export const COURSE_CONTACTS = graphql(`
  query CourseContacts($courseId: ID!) {
    courseContacts(courseId: $courseId) {
      ...Contacts_contact
    }
  }
`);
