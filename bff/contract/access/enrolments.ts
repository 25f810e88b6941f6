import { subHours } from 'date-fns';
import { Types } from 'mongoose';
import { COUNT_LIMIT } from '#domain/search.ts';
import { aBooking, aCourse, aPendingUser, aFullCourse, aFutureInstant, aWaiting } from '../builders.ts';
import { startFields } from '../../src/features/enrolments/enrolment.fields.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { BASE, OWN_PAGE, PAGE } from '../cost.table.ts';
import {
  COMPLETE_PROFILE,
  only,
  OPEN,
  OWNER,
  SIGNED_IN,
  type AccessRows,
  DESK,
  OWNER_OR_DESK,
} from './roles.ts';

/** A confirmed one of a class that is over. */
const aBegun = async (anEnrolment: () => Promise<string>) => {
  const id = await anEnrolment();
  const begun = { status: 'confirmed', ...startFields(subHours(new Date(), 3)) };
  await EnrolmentModel.updateOne({ _id: id }, { $set: begun });
  return id;
};

export const enrolmentAccess: AccessRows = {
  'Mutation.enrol': {
    call: (api, { personalisedId }) => api.enrol(aBooking(personalisedId)),
    documents: BASE + 4,
    statuses: COMPLETE_PROFILE,
  },
  'Mutation.bookClass': {
    call: (api, { personalisedId }) => only(api, 'bookClass')(aBooking(personalisedId)),
    documents: BASE + 4,
    statuses: COMPLETE_PROFILE,
  },
  'Query.weapons': { call: (api) => only(api, 'weapons')(), documents: BASE, statuses: OPEN },
  'Query.classQuote': {
    call: (api) => only(api, 'classQuote')({ hasWeaponAmmo: true, weapons: ['pistola-9mm'] }),
    documents: BASE,
    statuses: OPEN,
  },
  'Query.myEnrolments': {
    call: (api) => api.myEnrolments(),
    documents: BASE + 2 * OWN_PAGE,
    statuses: SIGNED_IN,
  },
  'Query.enrolment': {
    call: async (api, { anEnrolment }) => api.enrolment(await anEnrolment()),
    documents: BASE + 2,
    statuses: OWNER_OR_DESK,
  },
  'Mutation.updateEnrolment': {
    call: async (api, { anEnrolment }) => api.updateEnrolment(await anEnrolment(), { classType: 'sport' }),
    documents: BASE + 6,
    changes: ['enrolments'],
    statuses: OWNER,
  },
  'Mutation.cancelEnrolment': {
    call: async (api, { anEnrolment }) => api.cancelEnrolment(await anEnrolment()),
    documents: BASE + 6,
    changes: ['enrolments'],
    statuses: OWNER_OR_DESK,
  },
  'Mutation.rescheduleEnrolment': {
    call: async (api, { anEnrolment }) =>
      only(
        api,
        'rescheduleEnrolment',
      )({
        id: await anEnrolment(),
        scheduledDate: aFutureInstant().toISOString(),
      }),
    documents: BASE + 8,
    changes: ['enrolments'],
    statuses: OWNER_OR_DESK,
  },
  'Mutation.transferEnrolment': {
    call: async (api, { anEnrolment }) => {
      const id = await anEnrolment();
      const [present, other] = [await aCourse({ capacity: 8 }), await aCourse({ capacity: 8 })];
      const inGroup = { courseId: new Types.ObjectId(present.id), courseType: 'Grupal', scheduledDate: null };
      await EnrolmentModel.updateOne({ _id: id }, { $set: { ...inGroup, personalised: null } });
      return api.transferEnrolment({ id, courseId: other.id });
    },
    documents: BASE + 16,
    changes: ['enrolments'],
    statuses: DESK,
  },
  'Query.transferTargets': {
    call: async (api, { anEnrolment }) => only(api, 'transferTargets')(await anEnrolment()),
    documents: BASE + 2,
    statuses: DESK,
  },
  'Query.myWaitingList': {
    call: (api) => only(api, 'myWaitingList')(),
    documents: BASE,
    statuses: SIGNED_IN,
  },
  'Query.waitingList': {
    call: (api, { personalisedId }) => only(api, 'waitingList')(personalisedId),
    documents: BASE + 2,
    statuses: DESK,
  },
  'Query.endedWaiting': {
    call: (api, { personalisedId }) => only(api, 'endedWaiting')(personalisedId),
    documents: BASE + 2,
    statuses: DESK,
  },
  'Query.heldPlaces': {
    call: (api, { student }) => only(api, 'heldPlaces')(student.id),
    documents: BASE + 26,
    statuses: DESK,
  },
  'Mutation.addToWaitingList': {
    call: async (api, { student }) =>
      only(api, 'addToWaitingList')({ courseId: (await aFullCourse()).id, userId: student.id }),
    documents: BASE + 10,
    statuses: DESK,
  },
  'Mutation.removeFromWaitingList': {
    call: async (api, { student }) =>
      only(
        api,
        'removeFromWaitingList',
      )({ id: await aWaiting(student.id, (await aFullCourse()).id), reason: 'Ya no puede' }),
    documents: BASE + 10,
    statuses: DESK,
  },
  'Mutation.moveToFrontOfWaitingList': {
    call: async (api, { student }) =>
      only(
        api,
        'moveToFrontOfWaitingList',
      )({ id: await aWaiting(student.id, (await aFullCourse()).id), reason: 'Viene de lejos' }),
    documents: BASE + 8,
    statuses: DESK,
  },
  'Mutation.releasePlaces': {
    call: async (api, { anEnrolment }) => {
      const { id: userId } = await aPendingUser();
      await EnrolmentModel.updateOne({ _id: await anEnrolment() }, { $set: { userId } });
      return only(api, 'releasePlaces')({ userId, reason: 'Se fue de la academia' });
    },
    documents: BASE + 12,
    changes: ['enrolments'],
    statuses: DESK,
  },
  'Mutation.announceComing': {
    call: async (api, { anEnrolment }) => only(api, 'announceComing')({ id: await anEnrolment() }),
    documents: BASE + 6,
    changes: ['enrolments'],
    statuses: { ...OWNER_OR_DESK, admin: 404, desk: 404 },
  },
  'Mutation.acceptOffer': {
    call: async (api, { anEnrolment }) => {
      const id = await anEnrolment();
      const offerUntil = new Date(Date.now() + 3_600_000);
      await EnrolmentModel.updateOne({ _id: id }, { $set: { offerUntil } });
      return only(api, 'acceptOffer')({ id });
    },
    documents: BASE + 6,
    changes: ['enrolments'],
    statuses: OWNER_OR_DESK,
  },
  'Query.enrolments': {
    call: (api) => only(api, 'enrolments')(),
    documents: BASE + 3 * (PAGE + 1) + COUNT_LIMIT,
    statuses: DESK,
  },
  'Query.roster': {
    call: async (api) => only(api, 'roster')((await aCourse()).id),
    documents: BASE + 1,
    statuses: DESK,
  },
  'Mutation.joinWaitingList': {
    call: async (api) => only(api, 'joinWaitingList')((await aFullCourse()).id),
    documents: BASE + 8,
    statuses: COMPLETE_PROFILE,
  },
  'Mutation.leaveWaitingList': {
    call: async (api, { asker }) => {
      const { id } = await aFullCourse();
      if (asker) await aWaiting(asker.id, id);
      return only(api, 'leaveWaitingList')(id);
    },
    documents: BASE + 12,
    statuses: SIGNED_IN,
  },
  'Mutation.confirmEnrolments': {
    call: async (api, { anEnrolment }) => only(api, 'confirmEnrolments')({ ids: [await anEnrolment()] }),
    documents: BASE + 16,
    changes: ['enrolments'],
    statuses: DESK,
  },
  'Mutation.takeBackEnrolments': {
    call: async (api, { anEnrolment }) => only(api, 'takeBackEnrolments')({ ids: [await anEnrolment()] }),
    documents: BASE + 6,
    statuses: DESK,
  },
  'Mutation.completeEnrolments': {
    call: async (api, { anEnrolment }) =>
      only(api, 'completeEnrolments')({ ids: [await aBegun(anEnrolment)] }),
    documents: BASE + 30,
    changes: ['enrolments'],
    statuses: DESK,
  },
  'Mutation.cancelEnrolments': {
    call: async (api, { anEnrolment }) => only(api, 'cancelEnrolments')({ ids: [await anEnrolment()] }),
    documents: BASE + 10,
    changes: ['enrolments'],
    statuses: DESK,
  },
  'Mutation.markNoShows': {
    call: async (api, { anEnrolment }) => only(api, 'markNoShows')({ ids: [await aBegun(anEnrolment)] }),
    documents: BASE + 20,
    changes: ['enrolments'],
    statuses: DESK,
  },
  'Mutation.correctAttendance': {
    call: async (api, { anEnrolment }) => {
      const id = await anEnrolment();
      await EnrolmentModel.updateOne({ _id: id }, { $set: { status: 'completed' } });
      return only(api, 'correctAttendance')({ id, outcome: 'confirmed', reason: 'Era otro alumno' });
    },
    documents: BASE + 12,
    changes: ['enrolments'],
    statuses: DESK,
  },
  'Mutation.assignInstructor': {
    call: async (api, { anEnrolment }) =>
      only(api, 'assignInstructor')({ ids: [await anEnrolment()], instructorId: null }),
    documents: BASE + 6,
    changes: ['enrolments'],
    statuses: DESK,
  },
  'Mutation.enrolStudent': {
    call: async (api, { student, personalisedId }) =>
      only(api, 'enrolStudent')({ ...aBooking(personalisedId), userId: student.id }),
    documents: BASE + 8,
    statuses: DESK,
  },
};
