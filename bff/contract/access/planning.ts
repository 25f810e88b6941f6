import {
  aCalledOffCourse,
  aCourse,
  aText,
  anInstructor,
  anInvitation,
  endInvitation,
  teachToday,
  type Member,
} from '../builders.ts';
import { InstructorModel } from '../../src/features/instructors/instructor.model.ts';
import { aNote } from '../account-builders.ts';
import { BASE, COURSES, NUMBERS } from '../cost.table.ts';
import { ADMIN, TEACHING, DESK, INSTRUCTOR, SIGNED_IN, only, type AccessRows } from './roles.ts';

const DAY = '2026-11-25';

/** A course whose instructor is the asker, if that is an instructor. */
const aCourseOf = async (asker: Member | null) => {
  const instructor = asker && (await InstructorModel.findOne({ accountKey: asker.id }).lean());
  return (await aCourse({ instructorId: instructor?._id.toString() ?? null })).id;
};

export const planningAccess: AccessRows = {
  'Mutation.duplicateCourse': {
    call: async (api) => only(api, 'duplicateCourse')({ id: (await aCourse()).id }),
    documents: BASE + 2,
    statuses: DESK,
  },
  'Mutation.deactivateCourse': {
    call: async (api) => only(api, 'deactivateCourse')({ id: (await aCourse()).id }),
    documents: BASE + 6,
    changes: ['courses'],
    statuses: DESK,
  },
  'Mutation.callOffCourse': {
    call: async (api) => only(api, 'callOffCourse')({ id: (await aCourse()).id, reason: 'weather' }),
    documents: BASE + 12,
    changes: ['courses'],
    statuses: DESK,
  },
  'Mutation.undoCallOff': {
    call: async (api) => only(api, 'undoCallOff')({ id: (await aCalledOffCourse()).id }),
    documents: BASE + 16,
    changes: ['courses'],
    statuses: DESK,
  },
  'Query.courseContacts': {
    call: async (api) => only(api, 'courseContacts')((await aCourse()).id),
    documents: BASE + 1,
    statuses: DESK,
  },
  'Mutation.repeatCourse': {
    call: async (api) =>
      only(api, 'repeatCourse')({ id: (await aCourse()).id, scheduledDates: ['2031-01-01T12:00:00Z'] }),
    documents: BASE + 20,
    changes: ['courses'],
    statuses: DESK,
  },
  'Mutation.updateCourses': {
    call: async (api) => only(api, 'updateCourses')({ ids: [(await aCourse()).id], price: 1 }),
    documents: BASE + 6,
    changes: ['courses'],
    statuses: DESK,
  },
  'Query.courseSeries': {
    call: async (api) => only(api, 'courseSeries')((await aCourse()).id),
    documents: BASE + 1,
    statuses: DESK,
  },
  'Query.courseMove': {
    call: async (api) =>
      only(api, 'courseMove')({ courseId: (await aCourse()).id, scheduledDate: '2026-11-25T12:00:00Z' }),
    documents: BASE + 1,
    statuses: DESK,
  },
  'Query.instructors': { call: (api) => only(api, 'instructors')(), documents: BASE + 1, statuses: DESK },
  'Query.instructor': {
    call: async (api) => only(api, 'instructor')((await anInstructor()).id),
    documents: BASE + 1,
    statuses: DESK,
  },
  'Mutation.createInstructor': {
    call: (api) => only(api, 'createInstructor')({ name: aText() }),
    documents: BASE,
    statuses: DESK,
  },
  'Mutation.updateInstructor': {
    call: async (api) => only(api, 'updateInstructor')({ id: (await anInstructor()).id, phone: '1' }),
    documents: BASE + 4,
    statuses: DESK,
  },
  'Mutation.inviteInstructor': {
    call: async (api) => only(api, 'inviteInstructor')((await anInstructor()).id),
    documents: BASE + 4,
    statuses: ADMIN,
  },
  'Mutation.acceptInstructorInvitation': {
    call: async (api, { asker }) => {
      const result = await only(api, 'acceptInstructorInvitation')(await anInvitation());
      if (result.ok) await endInvitation(asker?.id);
      return result;
    },
    documents: BASE + 8,
    changes: ['users'],
    // Instructors have a record, and others of the staff another role.
    statuses: { ...SIGNED_IN, instructor: 409, desk: 409, armourer: 409 },
  },
  'Query.myClasses': {
    call: (api) => only(api, 'myClasses')({ from: DAY, to: DAY }),
    documents: BASE + 500,
    statuses: INSTRUCTOR,
  },
  'Mutation.recordAttendance': {
    call: async (api, { asker, anEnrolment }) => {
      const id = await anEnrolment();
      await teachToday(asker?.id, id);
      return only(api, 'recordAttendance')({ ids: [id], attendance: 'present' });
    },
    documents: BASE + 10,
    changes: ['enrolments'],
    statuses: INSTRUCTOR,
  },
  'Mutation.markArrivals': {
    call: async (api, { asker, anEnrolment }) => {
      const id = await anEnrolment();
      await teachToday(asker?.id, id);
      return only(api, 'markArrivals')({ ids: [id], isPresent: true });
    },
    documents: BASE + 10,
    changes: ['enrolments'],
    statuses: TEACHING,
  },
  'Query.classNotes': {
    call: async (api, { asker }) => only(api, 'classNotes')({ classId: await aCourseOf(asker) }),
    documents: BASE + 4,
    statuses: TEACHING,
  },
  'Mutation.addClassNote': {
    call: async (api, { asker }) =>
      only(api, 'addClassNote')({ classId: await aCourseOf(asker), text: 'Agrupa bien' }),
    documents: BASE + 4,
    statuses: TEACHING,
  },
  'Mutation.removeClassNote': {
    call: async (api, { asker }) => only(api, 'removeClassNote')(await aNote(null, await aCourseOf(asker))),
    documents: BASE + 4,
    statuses: TEACHING,
  },
  'Query.agenda': {
    call: (api) => only(api, 'agenda')({ from: DAY, to: DAY }),
    documents: BASE + 500,
    statuses: DESK,
  },
  'Query.armoury': { call: (api) => only(api, 'armoury')(DAY), documents: BASE + 500, statuses: DESK },
  'Query.classReport': {
    call: (api) => only(api, 'classReport')({ fromMonth: '2026-01', toMonth: '2026-12' }),
    documents: BASE + NUMBERS.enrolments + COURSES,
    statuses: DESK,
  },
  'Query.reports': {
    call: (api) => only(api, 'reports')({ fromMonth: '2026-01', toMonth: '2026-12' }),
    documents: BASE + 2 * NUMBERS.enrolments + COURSES,
    statuses: ADMIN,
  },
};
