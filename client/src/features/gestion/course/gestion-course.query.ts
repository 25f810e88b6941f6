import { graphql } from '../../../gql/index.ts';

export const STAFF_COURSE = graphql(`
  query StaffCourse($id: ID!) {
    me {
      ...Roles
    }
    course(id: $id) {
      id
      name
      courseType
      capacity
      placesTaken
      waitingCount
      offerHours
      seriesId
      ...CallOffNote_course
      ...CourseHead_course
      ...CourseForm_course
      ...RosterSheet_course
    }
    roster(courseId: $id) {
      id
      ...RosterRow_enrolment
      ...RosterSheet_enrolment
    }
    waitingList(courseId: $id) {
      ...WaitingList_entry
    }
  }
`);

/** Only checks that the user is an admin: the form of a new course needs no data. */
export const NEW_STAFF_COURSE = graphql(`
  query NewStaffCourse {
    me {
      ...Roles
    }
  }
`);

export const COURSE_CONTACTS = graphql(`
  query CourseContacts($courseId: ID!) {
    courseContacts(courseId: $courseId) {
      ...Contacts_contact
    }
  }
`);
