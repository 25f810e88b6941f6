import { randomUUID } from 'node:crypto';
import { IdentityModel } from '../src/features/auth/google/identity.model.ts';
import { RateLimitModel } from '../src/process/rate-limit.model.ts';
import { UserModel } from '../src/features/users/user.model.ts';
import {
  aCalendarSecret,
  aPassportLink,
  aReset,
  aSecondFactor,
  aToken,
  aWithdrawal,
} from './account-builders.ts';
import {
  aPersonalisedCourse,
  aBooking,
  PASSWORD,
  aCourse,
  aRedemption,
  aStudent,
  anEmail,
  good,
  type Member,
} from './builders.ts';
import { certify } from './certificate-builders.ts';
import { aHandOut, anOpenReport, anOwnWeapon } from './firearm-builders.ts';
import { aPayment } from './money-builders.ts';
import { connectGraphql } from './drivers/graphql.ts';
import { anEndpoint } from './webhook-builders.ts';

type Scene = { url: string; admin: Member };

/** A student about whom every collection has something that may hold something of a person; no enrolment is active. */
export const aStudentWithEverything = async ({ url, admin }: Scene) => {
  await anEndpoint({
    events: [
      'user.registered',
      'enrolment.created',
      'enrolment.changed',
      'points.moved',
      'certificate.issued',
    ],
  });
  const surface = { url, connect: connectGraphql };
  const email = anEmail();
  const friend = await aStudent(surface);
  good(await friend.api.createReferral({ referredEmail: email }));
  const person = { email, firstName: 'Quintiliana', lastName: 'Zubizarreta', phone: '+54 11 4999-1234' };
  const member = await aStudent(surface, { ...person, address: 'Calle Inconfundible 777', ref: friend.id });
  const { id } = member;
  const staff = connectGraphql(url, admin.token);
  good(await staff.updateUser({ id, clu: 'CLU-777123', cluExpiration: '2031-05-05', postalCode: 'Q7771' }));
  const api = connectGraphql(url, member.token);
  const { id: classId } = good(await api.enrol(aBooking((await aPersonalisedCourse()).id)));
  good(await staff.addClassNote({ classId, text: 'Quintiliana agrupa bien' }));
  good(await api.cancelEnrolment(classId));
  const { id: attendedId } = good(await api.enrol({ courseId: (await aCourse()).id }));
  const revokedId = await certify(attendedId);
  good(await staff.reissueCertificate({ id: revokedId, reason: 'Quintiliana, con una sola L' }));
  const { id: enrolmentId } = good(await api.enrol({ courseId: (await aCourse()).id }));
  good(await staff.cancelEnrolments({ ids: [enrolmentId], reason: 'other', note: 'Avisó Quintiliana' }));
  const { id: fullId } = await aCourse({ capacity: 1 });
  good(await friend.api.enrol({ courseId: fullId }));
  good(await api.joinWaitingList(fullId));
  good(await staff.addPersonNote({ userId: id, text: 'Quintiliana llega temprano' }));
  await aWithdrawal(email);
  const { code } = await aRedemption(id);
  good(await staff.handOutRedemption({ code }));
  good(await api.createReferral({ referredEmail: `amiga-${anEmail()}` }));
  good(
    await api.createAccessToken({
      currentPassword: PASSWORD,
      name: 'De Quintiliana',
      scopes: ['read'],
      expiresInDays: 7,
    }),
  );
  good(await api.requestDeletion({ currentPassword: PASSWORD }));
  await RateLimitModel.create({ key: `signedIn:192.0.2.1 ${email}`, points: 1 });
  await RateLimitModel.create({ key: `failedLoginByAccount:${email}`, points: 1 });
  await aPayment(id, 10, { by: admin.id });
  good(await staff.takeBackFirearm({ id: await aHandOut(id), rounds: 25 }));
  await anOwnWeapon(id, { serial: 'QZ-777123', description: 'De Quintiliana' });
  await anOpenReport(id);
  await aCalendarSecret(id);
  await aPassportLink(id);
  await aToken(id);
  await aReset(id);
  await aSecondFactor(id);
  const googleKey = `google:${randomUUID()}`;
  await IdentityModel.create({ _id: googleKey, userId: id, createdAt: new Date() });
  await UserModel.updateOne({ _id: id }, { $set: { googleKey } });
  return { ...member, enrolmentId, friend };
};
