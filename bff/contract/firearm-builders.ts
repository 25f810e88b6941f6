import { randomUUID } from 'node:crypto';
import { startOfMinute } from 'date-fns';
import { Types } from 'mongoose';
import { quarterAfter } from '#domain/dates/quarters.ts';
import { searchFields } from '#domain/users/user.search.ts';
import { aClassToday, aStaffMember, anInstructor } from './builders.ts';
import { CourseModel } from '../src/features/courses/course.model.ts';
import { startFields } from '../src/features/enrolments/enrolment.fields.ts';
import { EnrolmentModel } from '../src/features/enrolments/enrolment.model.ts';
import { DayClosingModel } from '../src/features/firearms/day-closing.model.ts';
import { appendAmmunition } from '../src/features/firearms/ammunition.ts';
import { AmmunitionSheetModel } from '../src/features/firearms/ammunition-sheet.model.ts';
import {
  CourseKitModel,
  FirearmHandOutModel,
  FirearmModel,
  type FirearmDocument,
} from '../src/features/firearms/firearm.model.ts';
import {
  OwnWeaponModel,
  insideKeyOf,
  type OwnWeaponDocument,
} from '../src/features/firearms/own-weapon.model.ts';
import { RangeReportModel } from '../src/features/firearms/range-report.model.ts';
import { requireFirearm } from '../src/features/firearms/firearm.store.ts';
import { recordOf } from '../src/features/firearms/hand-out.operations.ts';
import type { UserDocument } from '../src/features/users/user.model.ts';
import { changeUser, findUser } from '../src/features/users/user.store.ts';

/** Its first digits stay the same, however many there are. */
let serial = 1_000_000;

export const aFirearmInput = () => {
  serial += 1;
  return { make: 'Bersa', serial: `A-${serial}`, model: 'pistola-9mm' as const };
};

/** A weapon that can be handed out. */
export const aFirearm = async (differences: Partial<FirearmDocument> = {}) => {
  const document = await FirearmModel.create({
    ...aFirearmInput(),
    cuim: null,
    sector: null,
    state: 'available',
    roundsBefore: 0,
    serviceRounds: null,
    serviceDay: null,
    ...differences,
  });
  return document._id.toString();
};

/** Gives a person a licence up to a day, or none. */
export const hasLicence = (userId: string, until: string | null) =>
  changeUser(userId, () => ({ clu: until && '123456', cluExpiration: until, licenceUntil: until ?? '' }), {
    ends: [],
  });

/** Lets an enrolment be confirmed and begin now. */
const beginsNow = (enrolmentId: string) =>
  EnrolmentModel.findByIdAndUpdate(enrolmentId, {
    $set: { ...startFields(new Date()), status: 'confirmed' as const },
  })
    .orFail()
    .lean();

/** The same, of a student with a licence. */
export const isToday = async (enrolmentId: string) => {
  const { userId } = await beginsNow(enrolmentId);
  await hasLicence(userId.toString(), '2099-12-31');
};

/** The same, of a course whose students may be accompanied. Returns the id of an instructor. */
export const isAccompaniedToday = async (enrolmentId: string) => {
  const { courseId } = await beginsNow(enrolmentId);
  const kit = { isAccompanied: true, weapons: [], rounds: 0 };
  await CourseKitModel.updateOne({ _id: courseId }, { $set: kit }, { upsert: true });
  return (await anInstructor()).id;
};

/** A hand-out that was returned with 25 rounds fired, past the rules. */
export const aReturn = async (userId: string) => {
  const id = await aHandOut(userId);
  await FirearmHandOutModel.updateOne(
    { _id: id },
    { $set: { returnedAt: new Date(), returnedBy: userId, rounds: 25, handKey: id } },
  );
  return id;
};

/** A hand-out of a new weapon, past the rules. */
export const aHandOut = async (userId: string, enrolmentId = new Types.ObjectId().toString()) => {
  const firearmId = await aFirearm();
  const holder = await findUser(userId);
  const document = await FirearmHandOutModel.create({
    ...(holder ? recordOf(await requireFirearm(firearmId), holder) : {}),
    firearmId,
    seq: 1,
    handKey: firearmId,
    enrolmentId,
    userId,
    companion: null,
    outAt: new Date(),
    outBy: userId,
    roundsBefore: 0,
  });
  return document._id.toString();
};

/** What is written down of a weapon that somebody brings. */
export const anOwnWeaponInput = () => {
  serial += 1;
  return { serial: `P-${serial}`, description: 'Glock 17 9mm', permitUntil: '2099-12-31', rounds: 100 };
};

/** A weapon that a person brought, past the rules. */
export const anOwnWeapon = async (userId: string, differences: Partial<OwnWeaponDocument> = {}) => {
  const document = {
    _id: new Types.ObjectId(),
    ...anOwnWeaponInput(),
    userId: new Types.ObjectId(userId),
    enrolmentId: new Types.ObjectId(),
    inAt: new Date(),
    inBy: userId,
    ...differences,
  };
  const insideKey = differences.outAt ? document._id.toString() : insideKeyOf(document);
  await OwnWeaponModel.create({ ...document, insideKey });
  return document._id.toString();
};

/** A report of a weapon that a person brought, which waits for a decision, past the rules. */
export const anOpenReport = async (userId: string) => {
  const at = new Date();
  const document = await RangeReportModel.create({
    _id: new Types.ObjectId(),
    key: randomUUID(),
    action: 'own_in',
    state: 'open',
    madeBy: userId,
    sentBy: userId,
    phoneAt: at,
    happenedAt: at,
    receivedAt: at,
    isLate: true,
    enrolmentId: null,
    userId,
    firearmId: null,
    recordId: null,
    follows: null,
    cause: 'ROLE',
    why: '—',
    reported: {
      rounds: null,
      roundsLeft: null,
      instructorId: null,
      weapon: anOwnWeaponInput(),
      reason: null,
      seen: null,
    },
    decidedAt: null,
    decidedBy: null,
    decision: null,
  });
  return document._id.toString();
};

/** A sheet of no entries for the next quarter, past the rules; the first one is of a time before all entries. */
export const anAmmunitionSheet = async (issuedBy: string) => {
  const last = await AmmunitionSheetModel.findOne().sort({ number: -1 }).lean();
  const document = await AmmunitionSheetModel.create({
    number: (last?.number ?? 0) + 1,
    quarter: last ? quarterAfter(last.quarter) : '1950-1',
    issuedAt: new Date(),
    issuedBy,
    calibers: [],
  });
  return document._id.toString();
};

/** Two quarters whose sheets are the next to be issued. */
export const theDueQuarters = async (): Promise<[string, string]> => {
  if (!(await AmmunitionSheetModel.exists({}))) await anAmmunitionSheet(new Types.ObjectId().toString());
  const last = await AmmunitionSheetModel.findOne().sort({ number: -1 }).orFail().lean();
  const first = quarterAfter(last.quarter);
  return [first, quarterAfter(first)];
};

/** Rounds of 9mm, bought by a member of the staff before a test. */
export const anOpeningStock = (by: string, delta: number) =>
  appendAmmunition({
    caliber: '9mm',
    sourceKey: 'opening',
    now: new Date(),
    decide: () => ({ type: 'purchase', delta, description: '—', by, invoice: 'A-1' }),
  });

type RangeDay = { students?: number; rounds?: number; isAccompanied?: boolean };

/** The only class of the day, which begins with this minute: its students are lent a pistol, and have a licence unless they are accompanied. */
export const aRangeDay = async (
  surface: Parameters<typeof aClassToday>[1],
  { students = 2, rounds = 0, isAccompanied = false }: RangeDay = {},
) => {
  const stored = [EnrolmentModel, CourseModel, FirearmModel, FirearmHandOutModel];
  for (const one of [...stored, OwnWeaponModel, DayClosingModel, RangeReportModel])
    await one.collection.deleteMany({});
  const instructor = await aStaffMember(surface, 'instructor');
  const { course, enrolments } = await aClassToday(instructor, surface, students - 2);
  const startsAt = startOfMinute(new Date());
  await CourseModel.updateOne({ _id: course.id }, { $set: { scheduledDate: startsAt } });
  await EnrolmentModel.updateMany({ courseId: course.id }, { $set: startFields(startsAt) });
  await CourseKitModel.create({ _id: course.id, isAccompanied, weapons: ['pistola-9mm'], rounds });
  for (const { userId } of isAccompanied ? [] : await EnrolmentModel.find({ courseId: course.id }).lean())
    await hasLicence(userId.toString(), '2099-12-31');
  for (const [index, { student }] of enrolments.entries()) {
    const lastName = ['Acosta', 'Bravo'][index] ?? '';
    const named = (user: UserDocument) => ({ lastName, ...searchFields({ ...user, lastName }) });
    await changeUser(student.id, named, { ends: [] });
  }
  return { instructor, course, enrolments, startsAt };
};
