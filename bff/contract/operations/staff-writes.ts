import { setTimeout as delay } from 'node:timers/promises';
import { addHours, subHours } from 'date-fns';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { startFields } from '../../src/features/enrolments/enrolment.fields.ts';
import { InstructorModel } from '../../src/features/instructors/instructor.model.ts';
import type { AdminApi, Result } from '../academy-api.ts';
import { DeliveryModel } from '../../src/outgoing/delivery.model.ts';
import { EndpointModel } from '../../src/outgoing/endpoint.model.ts';
import { aMessage, aWithdrawal } from '../account-builders.ts';
import {
  aClassToday,
  aCourse,
  aFullCourse,
  aStudent,
  aWaiting,
  anEmail,
  anInstructor,
  good,
} from '../builders.ts';
import { aCertificate, aCompletedEnrolment } from '../certificate-builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import type { Scene, Write } from '../graphql-writes.ts';
import { aDelivery, anEndpoint } from '../webhook-builders.ts';
import { noteWrites } from './note-writes.ts';
import { scheduleWrites } from '../schedule-writes.ts';

const POLL_MS = 20;
/** Rejected before it is called. */
const PRIVATE = { url: 'https://127.0.0.1/avisos', events: [] };

const deliveries = async () =>
  JSON.stringify([await DeliveryModel.find().lean(), await EndpointModel.find().lean()]);

/** The write without what its delivery changes, which has failed by then for the first time; the second comes later. */
const delivered = async <T, Part>(
  sent: Promise<Result<T>>,
  partOf: (data: T) => Part,
): Promise<Result<Part>> => {
  const result = await sent;
  for (let before = ''; result.ok;) {
    const stored = await deliveries();
    if (stored === before && !(await DeliveryModel.exists({ state: 'pending', tries: 0 }))) break;
    before = stored;
    await delay(POLL_MS);
  }
  return result.ok ? { ...result, data: partOf(result.data) } : result;
};

/** Gives an account a record of an instructor, if it has none. */
const makeInstructor = async (accountKey: string) => {
  if (!(await InstructorModel.exists({ accountKey }))) await anInstructor({ accountKey });
};

/** Each invitation has a link of its own. */
const withoutLink = async <T>(sent: Promise<Result<T>>): Promise<Result<null>> => {
  const result = await sent;
  return result.ok ? { ...result, data: null } : result;
};

const idOf = ({ id }: { id: string }) => id;

/** What staff does to several at once, by file, or for integrators: by GraphQL alone. */
export const staffWrites = ({ server, admin }: Scene): Record<string, () => Promise<Write<AdminApi>>> => {
  const surface = () => ({ url: server.url, connect: connectGraphql });
  const enrolments = async () => {
    const { api } = await aStudent(surface());
    const [one, another] = [await aCourse(), await aCourse()];
    return [
      good(await api.enrol({ courseId: one.id })).id,
      good(await api.enrol({ courseId: another.id })).id,
    ] as const;
  };
  const waiting = async () => {
    const { id: userId } = await aStudent(surface());
    const [one, another] = [await aFullCourse(), await aFullCourse()];
    // Behind another, so that each can be moved.
    for (const { id } of [one, another]) await aWaiting((await aStudent(surface())).id, id);
    return [await aWaiting(userId, one.id), await aWaiting(userId, another.id)] as const;
  };
  const confirmed = async () => {
    const ids = await enrolments();
    const startsAt = subHours(new Date(), 3);
    await EnrolmentModel.updateMany(
      { _id: { $in: ids } },
      { $set: { status: 'confirmed', ...startFields(startsAt) } },
    );
    return ids;
  };
  return {
    ...scheduleWrites({ admin }),
    'Mutation.inviteInstructor': async () => {
      const [one, another] = [await anInstructor(), await anInstructor()];
      return {
        member: admin(),
        write: (api) => withoutLink(api.inviteInstructor(one.id)),
        other: (api) => withoutLink(api.inviteInstructor(another.id)),
      };
    },
    'Mutation.recordAttendance': async () => {
      await makeInstructor(admin().id);
      const [one, another] = (await aClassToday(admin(), surface())).enrolments;
      return {
        member: admin(),
        write: (api) => api.recordAttendance({ ids: [one.id], attendance: 'present' }),
        other: (api) => api.recordAttendance({ ids: [another.id], attendance: 'present' }),
      };
    },
    'Mutation.completeEnrolments': async () => {
      const [one, another] = await confirmed();
      return {
        member: admin(),
        write: (api) => api.completeEnrolments({ ids: [one] }),
        other: (api) => api.completeEnrolments({ ids: [one, another] }),
      };
    },
    'Mutation.markArrivals': async () => {
      const [one, another] = await enrolments();
      return {
        member: admin(),
        write: (api) => api.markArrivals({ ids: [one], isPresent: true }),
        other: (api) => api.markArrivals({ ids: [another], isPresent: true }),
      };
    },
    'Mutation.cancelEnrolments': async () => {
      const [one, another] = await enrolments();
      const reason = { reason: 'other', note: 'Avisó por teléfono' };
      return {
        member: admin(),
        write: (api) => api.cancelEnrolments({ ids: [one], ...reason }),
        other: (api) => api.cancelEnrolments({ ids: [another], ...reason }),
      };
    },
    'Mutation.markNoShows': async () => {
      const [one, another] = await confirmed();
      return {
        member: admin(),
        write: (api) => api.markNoShows({ ids: [one] }),
        other: (api) => api.markNoShows({ ids: [another] }),
      };
    },
    'Mutation.correctAttendance': async () => {
      const ids = await confirmed();
      await EnrolmentModel.updateMany({ _id: { $in: ids } }, { $set: { status: 'completed' } });
      const correction = { outcome: 'confirmed', reason: 'Era otro alumno' };
      return {
        member: admin(),
        write: (api) => api.correctAttendance({ id: ids[0], ...correction }),
        other: (api) => api.correctAttendance({ id: ids[1], ...correction }),
      };
    },
    'Mutation.moveToFrontOfWaitingList': async () => {
      const [one, another] = await waiting();
      return {
        member: admin(),
        write: (api) => api.moveToFrontOfWaitingList({ id: one, reason: 'Viene de lejos' }),
        other: (api) => api.moveToFrontOfWaitingList({ id: another, reason: 'Viene de lejos' }),
      };
    },
    'Mutation.acceptOffer': async () => {
      const ids = await enrolments();
      const offerUntil = addHours(new Date(), 1);
      await EnrolmentModel.updateMany({ _id: { $in: ids } }, { $set: { offerUntil } });
      return {
        member: admin(),
        write: (api) => api.acceptOffer({ id: ids[0] }),
        other: (api) => api.acceptOffer({ id: ids[1] }),
      };
    },
    'Mutation.releasePlaces': async () => {
      const [one, another] = [await aStudent(surface()), await aStudent(surface())];
      for (const { api } of [one, another]) good(await api.enrol({ courseId: (await aCourse()).id }));
      const reason = 'Se fue de la academia';
      return {
        member: admin(),
        write: (api) => api.releasePlaces({ userId: one.id, reason }),
        other: (api) => api.releasePlaces({ userId: another.id, reason }),
      };
    },
    'Mutation.assignInstructor': async () => {
      const [one, another] = await enrolments();
      const { id: instructorId } = await anInstructor();
      return {
        member: admin(),
        write: (api) => api.assignInstructor({ ids: [one], instructorId }),
        other: (api) => api.assignInstructor({ ids: [another], instructorId }),
      };
    },
    'Mutation.issueCertificates': async () => {
      const [one, another] = [await aCompletedEnrolment(server.url), await aCompletedEnrolment(server.url)];
      return {
        member: admin(),
        write: (api) => api.issueCertificates({ ids: [one.id] }),
        other: (api) => api.issueCertificates({ ids: [another.id] }),
      };
    },
    'Mutation.revokeCertificate': async () => {
      const [one, another] = [await aCertificate(server.url), await aCertificate(server.url)];
      return {
        member: admin(),
        write: (api) => api.revokeCertificate({ id: one.id, reason: 'Otra persona' }),
        other: (api) => api.revokeCertificate({ id: another.id, reason: 'Otra persona' }),
      };
    },
    'Mutation.reissueCertificate': async () => {
      const [one, another] = [await aCertificate(server.url), await aCertificate(server.url)];
      return {
        member: admin(),
        write: (api) => api.reissueCertificate({ id: one.id, reason: 'Otro nombre' }),
        other: (api) => api.reissueCertificate({ id: another.id, reason: 'Otro nombre' }),
      };
    },
    'Mutation.settleWithdrawal': async () => {
      const [one, another] = [await aWithdrawal(), await aWithdrawal()];
      return {
        member: admin(),
        write: (api) => api.settleWithdrawal({ id: one, answer: 'Hecho' }),
        other: (api) => api.settleWithdrawal({ id: another, answer: 'Hecho' }),
      };
    },
    ...noteWrites({ server, admin }),
    'Mutation.createPerson': () =>
      Promise.resolve({
        member: admin(),
        write: (api) => api.createPerson({ firstName: 'Ana', phone: '1' }),
        other: (api) => api.createPerson({ firstName: 'Ana', phone: '2' }),
      }),
    'Mutation.createPasswordReset': async () => {
      const [one, another] = [await aStudent(surface()), await aStudent(surface())];
      return {
        member: admin(),
        write: (api) => api.createPasswordReset(one.id),
        other: (api) => api.createPasswordReset(another.id),
      };
    },
    'Mutation.importUsers': () => {
      const [one, another] = [anEmail(), anEmail()];
      return Promise.resolve({
        member: admin(),
        // Whom the first one created a repeated one finds.
        write: async (api) => {
          const result = await api.importUsers({ csv: `Email\n${one}` });
          return result.ok ? { ...result, data: result.data.faults } : result;
        },
        other: (api) => api.importUsers({ csv: `Email\n${another}` }),
      });
    },
    'Mutation.importFirearms': () => {
      const fileOf = (serial: string) => `Marca;Número de serie;Modelo\nBersa;${serial};pistola-9mm`;
      const [one, another] = [fileOf('I-1'), fileOf('I-2')];
      return Promise.resolve({
        member: admin(),
        write: async (api) => {
          const result = await api.importFirearms({ csv: one });
          return result.ok ? { ...result, data: result.data.faults } : result;
        },
        other: (api) => api.importFirearms({ csv: another }),
      });
    },
    'Mutation.sendTestEvent': async () => {
      const [one, another] = [await anEndpoint(PRIVATE), await anEndpoint(PRIVATE)];
      return {
        member: admin(),
        write: (api) => delivered(api.sendTestEvent(one), idOf),
        other: (api) => delivered(api.sendTestEvent(another), idOf),
      };
    },
    'Mutation.redeliverMatching': async () => {
      const [one, another] = [await anEndpoint(PRIVATE), await anEndpoint(PRIVATE)];
      for (const id of [one, another]) await aDelivery(id, { state: 'failed', tries: 1 });
      const itself = <T>(data: T) => data;
      return {
        member: admin(),
        write: (api) => delivered(api.redeliverMatching({ endpointId: one }), itself),
        other: (api) => delivered(api.redeliverMatching({ endpointId: another }), itself),
      };
    },
    'Mutation.resendFailedMail': async () => {
      const [one, another] = [await aStudent(surface()), await aStudent(surface())];
      for (const { id } of [one, another]) await aMessage(id, { state: 'failed', reason: 'rejected' });
      return {
        member: admin(),
        write: (api) => api.resendFailedMail({ userId: one.id }),
        other: (api) => api.resendFailedMail({ userId: another.id }),
      };
    },
    'Mutation.redeliver': async () => {
      const [one, another] = [
        await aDelivery(await anEndpoint(PRIVATE)),
        await aDelivery(await anEndpoint(PRIVATE)),
      ];
      return {
        member: admin(),
        write: (api) => delivered(api.redeliver(one), idOf),
        other: (api) => delivered(api.redeliver(another), idOf),
      };
    },
  };
};
