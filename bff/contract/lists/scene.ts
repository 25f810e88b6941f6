import type { CancellationReason } from '#domain/enrolments/cancellation.ts';
import { aFirearm, aHandOut, anAmmunitionSheet, anOpenReport, anOwnWeapon } from '../firearm-builders.ts';
import { appendAmmunition } from '../../src/features/firearms/ammunition.ts';
import { FirearmHandOutModel } from '../../src/features/firearms/firearm.model.ts';
import { aDebt, aPayment, moneyIs, someSessions } from '../money-builders.ts';
import { MoneyAccountModel } from '../../src/features/money/money-account.ts';
import { MoneyEntryModel } from '../../src/features/money/money-entry.model.ts';
import { addDays, addHours, subDays } from 'date-fns';
import { Types, type mongo } from 'mongoose';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { recount } from '../../src/features/enrolments/enrolment.counts.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { WaitingModel } from '../../src/features/enrolments/waiting/waiting.model.ts';
import { PointsEntryModel } from '../../src/features/points/points-entry.model.ts';
import { DeletionModel } from '../../src/features/deletions/deletion.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { createUser, newPendingDocument } from '../../src/features/users/user.store.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import {
  aCalendarSecret,
  aPassportLink,
  aMessage,
  aNote,
  aWithdrawal,
  aServiceAccount,
  aSession,
  aToken,
} from '../account-builders.ts';
import { CertificateModel } from '../../src/features/certificates/certificate.model.ts';
import { aCertificate } from '../certificate-builders.ts';
import type { Course } from '../academy-api.ts';
import {
  aBooking,
  aCourse,
  aDocumentNumber,
  aFullCourse,
  aPersonalisedCourse,
  aRedemption,
  aStudent,
  aWaiting,
  academyDay,
  anAdmin,
  anEmail,
  anInstructor,
  givePoints,
  good,
} from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { enrolmentRow } from '../enrolment-rows.ts';
import type { TestServer } from '../harness.ts';
import { insertMany } from '../insert-many.ts';
import { aDelivery, anEndpoint } from '../webhook-builders.ts';

export const SERIES_ID = 'series';

const range = (length: number) => Array.from({ length }, (_, index) => index);

const storeUsers = async () => {
  const users = [];
  for (const index of range(22)) {
    const isLicensed = index % 3 === 0;
    const user = await createUser({
      email: anEmail(),
      firstName: index % 2 === 0 ? 'Ñandú' : 'María',
      lastName: index % 4 === 0 ? 'Luz' : 'Paz',
      documentNumber: index % 5 === 0 ? newPendingDocument() : aDocumentNumber(),
      role: index % 7 === 0 ? 'admin' : 'student',
      isActive: index % 4 !== 1,
      clu: isLicensed ? 'X1' : null,
      cluExpiration: isLicensed ? academyDay(index % 2 === 0 ? 12 : 400) : null,
      createdAt: new Date(Date.UTC(2024, 0, 1) + Math.floor(index / 3) * 1_000),
    });
    const deletion = { state: 'requested' as const, requestedAt: new Date(), settledAt: null, reason: null };
    if (index % 6 === 0) await DeletionModel.create({ _id: user.id, ...deletion });
    users.push(user);
  }
  return users;
};

/** Every third record has not changed for long. */
/** Of every sixteenth enrolment. */
const REASONS: Record<number, CancellationReason> = {
  3: 'no_show',
  7: 'student',
  11: 'no_show',
  15: 'unpaid',
};

const dateBack = async (model: { collection: unknown }) => {
  const collection = model.collection as mongo.Collection;
  const ids = (await collection.find({}).sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
  const third = ids.filter((_, index) => index % 3 === 0);
  await collection.updateMany(
    { _id: { $in: third } },
    { $set: { updatedAt: new Date(Date.UTC(2024, 0, 1)) } },
  );
};

const auditRow = (index: number) => ({
  _id: new Types.ObjectId(),
  at: new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 2))),
  actorId: index % 2 === 0 ? 'a' : 'b',
  actorLabel: 'Ana',
  action: index % 3 === 0 ? 'course.update' : 'user.update',
  subjectType: 'course',
  subjectId: `s${index % 4}`,
  subjectLabel: 'Curso',
  changes: [],
  requestId: null,
  outcome: 'done',
  reason: null,
});

const dateOf = (course: Course | undefined) =>
  course?.scheduledDate ? new Date(course.scheduledDate) : null;

/** Something of everything that lists show, so that each filter finds some of it and not all. */
export const storeLists = async ({ url, deps }: Pick<TestServer, 'url' | 'deps'>) => {
  const surface = { url, connect: connectGraphql };
  const [admin, student] = [await anAdmin(surface), await aStudent(surface, { firstName: 'Ñandú' })];
  const api = connectGraphql(url, student.token);
  const users = await storeUsers();
  const instructors = [];
  for (const index of range(8)) {
    instructors.push(await anInstructor({ name: `Instructor ${index % 3}`, isActive: index % 3 !== 0 }));
  }
  const instructorId = instructors[1]?.id ?? '';
  const { id: taughtBy } = await anInstructor({ accountKey: admin.id });
  for (const days of [2, 3, 4, 20]) {
    await aCourse({ scheduledDate: addDays(new Date(), days), instructorId: taughtBy });
  }
  const courses: Course[] = [];
  for (const index of range(9)) {
    const course = await aCourse({
      name: index % 3 === 0 ? 'Iniciación' : `Curso ${index}`,
      scheduledDate: index > 6 ? null : addDays(new Date(), 1 + Math.floor(index / 2)),
      isActive: index % 4 !== 3,
      instructorId: index % 4 === 0 ? instructorId : null,
    });
    courses.push(course);
  }
  const inSeries = { _id: { $in: courses.slice(0, 3).map(({ id }) => id) } };
  await CourseModel.updateMany(inSeries, { $set: { seriesId: SERIES_ID } });
  const active = courses.filter(({ isActive }) => isActive);
  const enrolled = [];
  for (const { id: courseId } of active) enrolled.push(good(await api.enrol({ courseId })));
  const personalised = await aPersonalisedCourse();
  for (const _ of range(4)) good(await api.enrol(aBooking(personalised.id)));
  const begun = addHours(new Date(), -30);
  const statuses = ['pending', 'confirmed', 'completed', 'cancelled'] as const;
  await insertMany(
    EnrolmentModel,
    range(24).map((index) => {
      const course = courses[index % 5];
      return enrolmentRow({
        userId: new Types.ObjectId(users[index % 9]?.id),
        courseId: new Types.ObjectId(course?.id),
        slotKey: `test:${index}`,
        status: statuses[index % 4],
        cancellation: {
          reason: REASONS[index % 16] ?? 'academy',
          note: null,
          at: new Date(),
          by: null,
        },
        startsAt: index % 12 === 0 ? begun : dateOf(course),
        createdAt: addHours(new Date(), -Math.floor(index / 2)),
        ...(index % 6 === 5 ? { instructorId, instructorName: 'Instructor 1' } : {}),
        ...(index % 6 === 4 ? { instructorName: 'De afuera' } : {}),
      });
    }),
  );
  const full = [await aFullCourse(), await aFullCourse()];
  for (const { id } of full) await aWaiting(student.id, id);
  for (const _ of range(3)) await aFullCourse();
  for (const _ of range(3)) await aWaiting(student.id, (await aCourse({ capacity: 2 })).id);
  for (const { id } of users.slice(0, 7)) await aWaiting(id, full[0]?.id ?? '');
  for (const [index, { id }] of users.slice(7, 14).entries()) {
    const _id = await aWaiting(id, full[0]?.id ?? '');
    const ended = { state: index % 2 === 0 ? 'left' : 'expired', lineKey: _id, endedAt: new Date() };
    await WaitingModel.updateOne({ _id }, { $set: ended });
  }
  for (const index of range(5)) await givePoints(student.id, index + 1);
  const codes: string[] = [];
  for (const index of range(9)) {
    const { id, code } = await aRedemption(index % 2 === 0 ? student.id : (users[1]?.id ?? ''));
    codes.push(code);
    if (index % 3 === 0) good(await connectGraphql(url, admin.token).handOutRedemption({ id }));
  }
  // A code is too long to be the same twice: here two entries have one.
  await PointsEntryModel.updateMany({ code: { $in: codes.slice(0, 4) } }, { $set: { code: codes[0] } });
  for (const _ of range(8)) good(await student.api.createReferral({ referredEmail: anEmail() }));
  const endpointId = await anEndpoint();
  await anEndpoint();
  for (const index of range(9)) {
    await aDelivery(endpointId, { state: index % 3 === 0 ? 'failed' : 'delivered' });
  }
  await insertMany(AuditEntryModel, range(14).map(auditRow));
  const certificateIds: string[] = [];
  for (const _ of range(6)) certificateIds.push((await aCertificate(url)).id);
  for (const id of certificateIds.slice(0, 2)) {
    good(await connectGraphql(url, admin.token).revokeCertificate({ id, reason: 'Otro nombre' }));
  }
  const certificate = await CertificateModel.findById(certificateIds[3]).orFail().lean();
  const { documentNumber } = await UserModel.findById(certificate.userId).orFail().lean();
  for (const { _id } of await CourseModel.find({}, { _id: 1 }).lean()) await recount(String(_id));
  // What jobs would still change while lists are read.
  await sweep(deps);
  await dateBack(UserModel);
  await dateBack(CourseModel);
  await dateBack(EnrolmentModel);
  for (const _ of range(7)) await aNote(student.id);
  const courseId = courses[0]?.id ?? '';
  for (const _ of range(7)) await aNote(null, courseId);
  for (const index of range(9)) {
    const id = await aWithdrawal();
    if (index % 3 === 0) {
      good(await connectGraphql(url, admin.token).settleWithdrawal({ id, answer: 'Hecho' }));
    }
  }
  for (const index of range(9)) {
    await aMessage(index % 2 === 0 ? student.id : users[1]?.id, {
      kind: index % 3 === 0 ? 'enrolled' : 'redeemed',
      state: index % 4 === 0 ? 'failed' : 'sent',
      enrolmentId: index % 3 === 0 ? 'an enrolment' : null,
    });
  }
  for (const index of range(9)) {
    const userId = index % 2 === 0 ? student.id : (users[1]?.id ?? '');
    if (index % 3 === 0) await aPayment(userId, index + 1);
    else await aDebt(userId, index + 1);
  }
  const paid = { type: 'payment' as const, userId: new Types.ObjectId(student.id) };
  await MoneyEntryModel.updateMany(paid, { $set: { createdAt: addHours(new Date(), -48) } });
  for (const [index, { id }] of users.slice(2, 8).entries()) {
    await aDebt(id, 5);
    const owedSince = subDays(new Date(), index * 35);
    await MoneyAccountModel.updateOne({ _id: id }, { $set: { owedSince } });
  }
  const released = await EnrolmentModel.find({ 'cancellation.reason': 'unpaid', status: 'cancelled' }).lean();
  for (const { userId } of released.slice(0, 3)) await aPayment(userId.toString(), 20);
  await dateBack(MoneyEntryModel);
  await moneyIs({});
  for (const index of range(6)) {
    await aFirearm({
      ...(index < 2 ? { serial: `ZX-${index}` } : {}),
      model: index % 2 ? 'pistola-9mm' : 'escopeta-12',
      state: index % 3 ? 'available' : 'workshop',
    });
  }
  for (const _ of range(7)) await aHandOut(student.id);
  const two = await FirearmHandOutModel.find().sort({ _id: -1 }).limit(2).lean();
  for (const { _id } of two) {
    await FirearmHandOutModel.updateOne({ _id }, { $set: { returnedAt: new Date(), handKey: String(_id) } });
  }
  for (const outAt of [null, new Date()]) await anOwnWeapon(student.id, { outAt });
  for (const index of range(7)) {
    const caliber = index % 2 ? '9mm' : '12 UAB';
    await appendAmmunition({
      caliber,
      sourceKey: `scene:${index}`,
      now: addHours(new Date(), index < 3 ? -48 : 0),
      decide: () => ({ type: 'purchase', delta: 100, description: 'Prueba', by: admin.id }),
    });
  }
  const lost = { caliber: '9mm', type: 'loss', rounds: 2, reason: 'Mojadas' };
  good(await connectGraphql(url, admin.token).recordAmmunition(lost));
  for (const _ of range(3)) await anOpenReport(student.id);
  for (const note of ['Uno', 'Dos', 'Tres']) good(await connectGraphql(url, admin.token).closeDay({ note }));
  for (const _ of range(3)) await anAmmunitionSheet(admin.id);
  await someSessions();
  for (const kind of ['student', 'instructor'] as const) await aCalendarSecret(student.id, kind);
  for (const _ of range(2)) await aToken(student.id);
  for (const _ of range(3)) await aPassportLink(student.id);
  for (const _ of range(2)) await aSession(student.id);
  for (const _ of range(3)) await aServiceAccount();
  return {
    admin,
    student,
    firearmId: two[0]?.firearmId.toString() ?? '',
    certificate: {
      number: certificate.number,
      userId: certificate.userId.toString(),
      documentNumber,
      enrolmentId: certificate.enrolmentId.toString(),
    },
    userId: users[3]?.id ?? '',
    courseId,
    fullCourseId: full[0]?.id ?? '',
    enrolmentId: enrolled[0]?.id ?? '',
    instructorId,
    taughtBy,
    endpointId,
    code: codes[0] ?? '',
  };
};

export type Scene = Awaited<ReturnType<typeof storeLists>>;
