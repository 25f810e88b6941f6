import { graphql } from '../../../gql/index.ts';

export const STAFF_COURSE = graphql(`
  query StaffCourse($id: ID!) {
    me {
      id
      role
      staffRole
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
      ...CallOffNote_course @unmask
      ...CourseHead_course @unmask
      ...CourseForm_course @unmask
      ...RosterSheet_course @unmask
    }
    roster(courseId: $id) {
      id
      ...RosterRow_enrolment @unmask
      ...RosterSheet_enrolment @unmask
    }
    waitingList(courseId: $id) {
      ...WaitingList_entry @unmask
    }
  }
`);

/** Only checks that the user is an admin: the form of a new course needs no data. */
export const NEW_STAFF_COURSE = graphql(`
  query NewStaffCourse {
    me {
      id
      role
      staffRole
    }
  }
`);
