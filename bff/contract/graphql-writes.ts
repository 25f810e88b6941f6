import { aPayment, aSessionToClose, aTill, moneyRulesAre, withMail } from './money-builders.ts';
import type { AdminApi, Result } from './academy-api.ts';
import {
  aBooking,
  aCalledOffCourse,
  aCourse,
  aFullCourse,
  aFutureInstant,
  aPersonalisedCourse,
  aStudent,
  aWaiting,
  anInstructor,
  good,
  type Member,
} from './builders.ts';
import { aCalendarSecret, aPassportLink } from './account-builders.ts';
import { aDeletionRequest } from './deletion-builders.ts';
import { connectGraphql } from './drivers/graphql.ts';
import { theDueQuarters } from './firearm-builders.ts';
import { anEndpoint } from './webhook-builders.ts';

export type Scene = {
  server: { url: string };
  admin: () => Member;
  /** Who writes what students write. */
  caller: () => Promise<Member>;
};

type Call<Api> = (api: Api) => Promise<Result<unknown>>;
/** Who writes, the write, and one of another payload that would succeed as well. */
export type Write<Api> = { member: Member; write: Call<Api>; other: Call<Api> };

const aNewCourse = (name: string) => ({
  name,
  description: 'Con clave',
  location: 'Polígono Norte',
  courseType: 'Grupal',
  price: 100,
  pointsValue: 10,
});

const aNewEndpoint = (description: string) => ({
  url: 'https://hooks.academia.invalid/avisos',
  events: ['enrolment.completed'],
  description,
});

const receiptsOf = async ({ id }: Member): Promise<[string, string]> => {
  await moneyRulesAre({});
  return [await aPayment(id, 1), await aPayment(id, 2)];
};

/** What GraphQL alone offers; what staff does to several at once, by file or for integrators is in staff-writes.ts. */
export const graphqlWrites = ({
  server,
  admin,
  caller,
}: Scene): Record<string, () => Promise<Write<AdminApi>>> => ({
  'Mutation.updateProfile': async () => ({
    member: await caller(),
    write: (api) => api.updateProfile({ city: 'Luján' }),
    other: (api) => api.updateProfile({ city: 'Pilar' }),
  }),
  'Mutation.bookClass': async () => {
    const { id } = await aPersonalisedCourse();
    const [booking, another] = [aBooking(id), aBooking(id)];
    return {
      member: await caller(),
      write: (api) => api.bookClass(booking),
      other: (api) => api.bookClass(another),
    };
  },
  'Mutation.mailReceipt': async () => {
    const [one, another] = await receiptsOf(admin());
    return {
      member: admin(),
      write: (api) => withMail(() => api.mailReceipt(one)),
      other: (api) => withMail(() => api.mailReceipt(another)),
    };
  },
  'Mutation.mailMyReceipt': async () => {
    const [one, another] = await receiptsOf(admin());
    return {
      member: admin(),
      write: (api) => withMail(() => api.mailMyReceipt(one)),
      other: (api) => withMail(() => api.mailMyReceipt(another)),
    };
  },
  'Mutation.recordAmmunition': async () => {
    const bought = (rounds: number) => ({
      caliber: '9mm',
      type: 'purchase',
      rounds,
      invoice: 'A-1-1',
      confirmRepeated: true,
    });
    return {
      member: admin(),
      write: (api) => api.recordAmmunition(bought(100)),
      other: (api) => api.recordAmmunition(bought(200)),
    };
  },
  'Mutation.closeDay': async () => ({
    member: admin(),
    write: (api) => api.closeDay({ note: 'Falta una caja' }),
    other: (api) => api.closeDay({ note: 'No falta nada' }),
  }),
  'Mutation.issueAmmunitionSheet': async () => {
    const [first, second] = await theDueQuarters();
    return {
      member: admin(),
      write: (api) => api.issueAmmunitionSheet({ quarter: first }),
      other: (api) => api.issueAmmunitionSheet({ quarter: second }),
    };
  },
  'Mutation.sharePassport': async () => ({
    member: await caller(),
    write: (api) => api.sharePassport({ parts: ['hours'], days: 7 }),
    other: (api) => api.sharePassport({ parts: ['hours'], days: 8 }),
  }),
  'Mutation.revokePassportLink': async () => {
    const member = await caller();
    const [one, another] = [await aPassportLink(member.id), await aPassportLink(member.id)];
    return {
      member,
      write: (api) => api.revokePassportLink({ id: one.id }),
      other: (api) => api.revokePassportLink({ id: another.id }),
    };
  },
  'Mutation.createCourse': () =>
    Promise.resolve({
      member: admin(),
      write: (api) => api.createCourse(aNewCourse('Curso con clave')),
      other: (api) => api.createCourse(aNewCourse('Otro curso con clave')),
    }),
  'Mutation.updateCourse': async () => {
    const { id } = await aCourse();
    return {
      member: admin(),
      write: (api) => api.updateCourse({ id, price: 5 }),
      other: (api) => api.updateCourse({ id, price: 6 }),
    };
  },
  'Mutation.updateUser': async () => {
    const { id } = await aStudent({ url: server.url, connect: connectGraphql });
    return {
      member: admin(),
      write: (api) => api.updateUser({ id, clu: 'CLU-1' }),
      other: (api) => api.updateUser({ id, clu: 'CLU-2' }),
    };
  },
  'Mutation.revokeUserCalendarLink': async () => {
    const { id: userId } = await aStudent({ url: server.url, connect: connectGraphql });
    await aCalendarSecret(userId);
    return {
      member: admin(),
      write: (api) => api.revokeUserCalendarLink({ userId, kind: 'student' }),
      other: (api) => api.revokeUserCalendarLink({ userId, kind: 'academy' }),
    };
  },
  'Mutation.endUserAccess': async () => {
    const [one, another] = await Promise.all(
      [1, 2].map(() => aStudent({ url: server.url, connect: connectGraphql })),
    );
    return {
      member: admin(),
      write: (api) => api.endUserAccess({ userId: one?.id }),
      other: (api) => api.endUserAccess({ userId: another?.id }),
    };
  },
  'Mutation.settleDeletion': async () => {
    const [one, another] = [await aDeletionRequest(server.url), await aDeletionRequest(server.url)];
    const refusal = { decision: 'refuse', reason: 'Pagos pendientes' };
    return {
      member: admin(),
      write: (api) => api.settleDeletion({ ...refusal, userId: one }),
      other: (api) => api.settleDeletion({ ...refusal, userId: another }),
    };
  },
  'Mutation.adjustPoints': async () => {
    const { id: userId } = await aStudent({ url: server.url, connect: connectGraphql });
    const { id: another } = await aStudent({ url: server.url, connect: connectGraphql });
    return {
      member: admin(),
      write: (api) => api.adjustPoints({ userId, points: 7, description: 'Corrección' }),
      other: (api) => api.adjustPoints({ userId: another, points: 7, description: 'Corrección' }),
    };
  },
  'Mutation.updateMoneyRules': () =>
    Promise.resolve({
      member: admin(),
      write: (api) => api.updateMoneyRules({ absencePercent: 30 }),
      other: (api) => api.updateMoneyRules({ absencePercent: 40 }),
    }),
  'Mutation.openTill': async () => {
    const [one, another] = [await aTill(), await aTill()];
    return {
      member: admin(),
      write: (api) => api.openTill({ tillId: one.id, float: 7 }),
      other: (api) => api.openTill({ tillId: another.id, float: 7 }),
    };
  },
  'Mutation.closeTill': async () => {
    const [one, another] = [await aSessionToClose(), await aSessionToClose()];
    return {
      member: admin(),
      write: (api) => api.closeTill({ id: one, counted: 0 }),
      other: (api) => api.closeTill({ id: another, counted: 0 }),
    };
  },
  'Mutation.handOverTill': async () => {
    const [one, another] = [await aSessionToClose(), await aSessionToClose()];
    return {
      member: admin(),
      write: (api) => api.handOverTill({ id: one, counted: 0 }),
      other: (api) => api.handOverTill({ id: another, counted: 0 }),
    };
  },
  'Mutation.callOffCourse': async () => {
    const [one, another] = [await aCourse(), await aCourse()];
    return {
      member: admin(),
      write: (api) => api.callOffCourse({ id: one.id, reason: 'weather', note: 'Tormenta' }),
      other: (api) => api.callOffCourse({ id: another.id, reason: 'weather', note: 'Tormenta' }),
    };
  },
  'Mutation.undoCallOff': async () => {
    const [one, another] = [await aCalledOffCourse(), await aCalledOffCourse()];
    return {
      member: admin(),
      write: (api) => api.undoCallOff({ id: one.id }),
      other: (api) => api.undoCallOff({ id: another.id }),
    };
  },
  'Mutation.createInstructor': () =>
    Promise.resolve({
      member: admin(),
      write: (api) => api.createInstructor({ name: 'Iván Paz' }),
      other: (api) => api.createInstructor({ name: 'Rita Sol' }),
    }),
  'Mutation.updateInstructor': async () => {
    const { id } = await anInstructor();
    return {
      member: admin(),
      write: (api) => api.updateInstructor({ id, phone: '1' }),
      other: (api) => api.updateInstructor({ id, phone: '2' }),
    };
  },
  'Mutation.createWebhookEndpoint': () =>
    Promise.resolve({
      member: admin(),
      write: (api) => api.createWebhookEndpoint(aNewEndpoint('CRM')),
      other: (api) => api.createWebhookEndpoint(aNewEndpoint('Calendario')),
    }),
  'Mutation.updateWebhookEndpoint': async () => {
    const id = await anEndpoint({ events: [] });
    return {
      member: admin(),
      write: (api) => api.updateWebhookEndpoint({ id, description: 'CRM' }),
      other: (api) => api.updateWebhookEndpoint({ id, description: 'Calendario' }),
    };
  },
  'Mutation.enrolStudent': async () => {
    const { id: userId } = await aStudent({ url: server.url, connect: connectGraphql });
    const [one, another] = [await aCourse(), await aCourse()];
    return {
      member: admin(),
      write: (api) => api.enrolStudent({ userId, courseId: one.id }),
      other: (api) => api.enrolStudent({ userId, courseId: another.id }),
    };
  },
  'Mutation.rescheduleEnrolment': async () => {
    const member = await caller();
    const { id } = good(await member.api.enrol({ courseId: (await aCourse()).id }));
    const [one, another] = [aFutureInstant().toISOString(), aFutureInstant().toISOString()];
    return {
      member: admin(),
      write: (api) => api.rescheduleEnrolment({ id, scheduledDate: one }),
      other: (api) => api.rescheduleEnrolment({ id, scheduledDate: another }),
    };
  },
  'Mutation.announceComing': async () => {
    const member = await caller();
    const [one, another] = [await aCourse(), await aCourse()];
    const first = good(await member.api.enrol({ courseId: one.id }));
    const second = good(await member.api.enrol({ courseId: another.id }));
    return {
      member,
      write: (api) => api.announceComing({ id: first.id }),
      other: (api) => api.announceComing({ id: second.id }),
    };
  },
  'Mutation.joinWaitingList': async () => {
    const [one, another] = [await aFullCourse(), await aFullCourse()];
    return {
      member: await caller(),
      write: (api) => api.joinWaitingList(one.id),
      other: (api) => api.joinWaitingList(another.id),
    };
  },
  'Mutation.leaveWaitingList': async () => {
    const member = await caller();
    const [one, another] = [await aFullCourse(), await aFullCourse()];
    for (const { id } of [one, another]) await aWaiting(member.id, id);
    return {
      member,
      write: (api) => api.leaveWaitingList(one.id),
      other: (api) => api.leaveWaitingList(another.id),
    };
  },
});
