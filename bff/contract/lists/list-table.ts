import { differenceInDays } from 'date-fns';
import { PENDING_PREFIX } from '#domain/academy.ts';
import { licenceOn } from '#domain/users/licence.ts';
import { WEAPON_IDS } from '#domain/weapons/weapon.catalogue.ts';
import { AccessTokenModel } from '../../src/features/access-tokens/access-token.model.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { SessionModel } from '../../src/features/auth/sessions/session.model.ts';
import { CalendarLinkModel } from '../../src/features/calendars/calendar-link.model.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { WaitingModel } from '../../src/features/enrolments/waiting/waiting.model.ts';
import { InstructorModel } from '../../src/features/instructors/instructor.model.ts';
import { WithdrawalModel } from '../../src/features/withdrawals/withdrawal.model.ts';
import { NoteModel } from '../../src/features/notes/note.model.ts';
import { AmmunitionModel } from '../../src/features/firearms/ammunition.model.ts';
import { AmmunitionSheetModel } from '../../src/features/firearms/ammunition-sheet.model.ts';
import { DayClosingModel } from '../../src/features/firearms/day-closing.model.ts';
import { OwnWeaponModel } from '../../src/features/firearms/own-weapon.model.ts';
import { RangeReportModel } from '../../src/features/firearms/range-report.model.ts';
import { FirearmHandOutModel, FirearmModel } from '../../src/features/firearms/firearm.model.ts';
import { FIRST_TILL } from '#domain/money/till.ts';
import { DEBT_AGES, DEBT_AGE_DAYS } from '#domain/money/debt.ts';
import { MoneyAccountModel } from '../../src/features/money/money-account.ts';
import { TillSessionModel } from '../../src/features/money/till-session.model.ts';
import { MoneyEntryModel } from '../../src/features/money/money-entry.model.ts';
import { PointsEntryModel } from '../../src/features/points/points-entry.model.ts';
import { PassportLinkModel } from '../../src/features/passports/passport-link.model.ts';
import { ServiceAccountModel } from '../../src/features/service-accounts/service-account.model.ts';
import { DeletionModel } from '../../src/features/deletions/deletion.model.ts';
import { ReferralModel } from '../../src/features/referrals/referral.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { DeliveryModel } from '../../src/outgoing/delivery.model.ts';
import { EndpointModel } from '../../src/outgoing/endpoint.model.ts';
import { academyDay } from '../builders.ts';
import { isNaiveMatch } from '../random-users.ts';
import { certificates } from './certificate-case.ts';
import { enrolments, joined, surnameFirst, type Joined } from './enrolment-case.ts';
import { changesOf, isWithin, licenceOfUser, LIVE, NEWEST, OLDEST, type Document } from './list-rows.ts';
import { listCase, stored, type Criteria, type ListCase } from './list-case.ts';
import { mailMessages, myMailPreferences } from './mail-case.ts';
import { SERIES_ID, type Scene } from './scene.ts';

const months: Parameters<typeof listCase>[0] = {
  key: 'month',
  args: () => ({ fromMonth: '2026-11', toMonth: '2027-02' }),
  rows: async () => ['2026-11', '2026-12', '2027-01', '2027-02'].map((id) => ({ id })),
};

const ownedBy =
  (field: string, owner: (scene: Scene) => string, model: { collection: unknown }, sort: object) =>
  async (scene: Scene) =>
    (await stored(model, sort)).filter((row) => String(row[field]) === owner(scene));

const ofFullCourse = (sort: object) =>
  ownedBy('courseId', ({ fullCourseId }) => fullCourseId, WaitingModel, sort);

const isWaiting = (entry: object) => 'state' in entry && entry.state === 'waiting';

const ageOf = (since: Date) => {
  const days = differenceInDays(new Date(), since);
  return DEBT_AGES.find((age) => days < (DEBT_AGE_DAYS[age].before ?? Number.POSITIVE_INFINITY));
};

const studentId = ({ student }: Scene) => student.id;

const idsOfDeletionRequests = async () => {
  const deletions = await stored(DeletionModel, { _id: 1 });
  return new Set(deletions.flatMap(({ id, state }) => (state === 'requested' ? [id] : [])));
};

const users = listCase<Document & { hasDeletionRequest: boolean }>({
  rows: async () => {
    const requestIds = await idsOfDeletionRequests();
    return (await stored(UserModel, NEWEST)).map((user) => ({
      ...user,
      hasDeletionRequest: requestIds.has(user.id),
    }));
  },
  values: () => ({
    search: ['ñandú', 'paz maria'],
    byPhone: [true],
    role: ['admin', 'student'],
    isActive: [true, false],
    isPending: [true, false],
    asksDeletion: [true, false],
    licence: ['missing', 'expires_30'],
    licenceOn: [academyDay(300)],
  }),
  alone: changesOf(UserModel),
  means: (user, { search, role, isActive, isPending, asksDeletion, licence, licenceOn: day }: Criteria) =>
    (!search || isNaiveMatch(String(user.searchText), String(search))) &&
    (!role || user.role === role) &&
    (isActive === undefined || user.isActive === isActive) &&
    (isPending === undefined || String(user.documentNumber).startsWith(PENDING_PREFIX) === isPending) &&
    (asksDeletion === undefined || user.hasDeletionRequest === asksDeletion) &&
    (!licence || licenceOn(String(day ?? academyDay(0)), licenceOfUser(user)) === licence),
});

const COURSES_BY_DATE = { isUndated: 1, scheduledDate: 1, name: 1, _id: 1 };

type CourseRow = Document & { isFull: boolean; hasWaiting: boolean };

const coursesWithSeats = async (): Promise<CourseRow[]> => {
  const [enrolled, waiting] = [await stored(EnrolmentModel, NEWEST), await stored(WaitingModel, NEWEST)];
  return (await stored(CourseModel, COURSES_BY_DATE)).map((course) => {
    const isHere = ({ courseId }: Document) => String(courseId) === course.id;
    const live = enrolled.filter((row) => isHere(row) && LIVE.includes(String(row.status)));
    return {
      ...course,
      isFull: typeof course.capacity === 'number' && live.length >= course.capacity,
      hasWaiting: waiting.some((entry) => isHere(entry) && isWaiting(entry)),
    };
  });
};

const courses = listCase<CourseRow>({
  rows: coursesWithSeats,
  values: ({ instructorId }) => ({
    search: ['iniciacion', 'curso norte'],
    from: [academyDay(2)],
    to: [academyDay(3)],
    courseType: ['Grupal', 'Personalizado'],
    isActive: [true, false],
    instructorId: [instructorId],
    isFull: [true, false],
    hasWaiting: [true, false],
  }),
  alone: changesOf(CourseModel),
  means: (course, { search, courseType, isActive, instructorId, isFull, hasWaiting, from, to }: Criteria) =>
    (isFull === undefined || course.isFull === isFull) &&
    (hasWaiting === undefined || course.hasWaiting === hasWaiting) &&
    (!search || isNaiveMatch(String(course.searchText), String(search))) &&
    (!courseType || course.courseType === courseType) &&
    (isActive === undefined || course.isActive === isActive) &&
    (!instructorId || course.instructorId === instructorId) &&
    ((course.scheduledDate === null && !to) || isWithin(course.scheduledDate ?? null, { from, to })),
  order: (rows, { from, to }) => (to && !from ? rows.reverse() : rows),
});

const entriesOf = (owner: (scene: Scene) => string) =>
  ownedBy('userId', owner, PointsEntryModel, { seq: -1 });

const notes = (field: 'userId' | 'classId', idOf: (scene: Scene) => string) =>
  listCase({
    args: (scene) => ({ [field]: idOf(scene) }),
    rows: async (scene) =>
      (await ownedBy(field, idOf, NoteModel, NEWEST)(scene)).filter(({ removedAt }) => !removedAt),
  });

type BookRow = { id: string; at: Date; serial: string | null };

const bookRows = async (): Promise<BookRow[]> => {
  const serials = new Map((await stored(FirearmModel, NEWEST)).map(({ id, serial }) => [id, String(serial)]));
  const rowsOf = (documents: readonly Document[], kind: string, time: string, serial: string | null = null) =>
    documents.flatMap((document) =>
      document[time]
        ? [{ id: document.id + kind, at: document[time] as Date, serial: serial && String(document[serial]) }]
        : [],
    );
  const handOuts: Document[] = (await stored(FirearmHandOutModel, NEWEST)).map((row) => ({
    ...row,
    serial: serials.get(String(row.firearmId)),
  }));
  const own = await stored(OwnWeaponModel, NEWEST);
  const ammunition = await stored(AmmunitionModel, NEWEST);
  const rows = [
    ...rowsOf(
      handOuts.filter(({ corrects }) => !corrects),
      'a',
      'outAt',
      'serial',
    ),
    ...rowsOf(
      handOuts.filter(({ corrects }) => !corrects),
      'b',
      'returnedAt',
      'serial',
    ),
    ...rowsOf(
      handOuts.filter(({ corrects }) => corrects),
      'c',
      'outAt',
      'serial',
    ),
    ...rowsOf(own, 'd', 'inAt', 'serial'),
    ...rowsOf(own, 'e', 'outAt', 'serial'),
    ...rowsOf(
      ammunition.filter(({ type }) => ['purchase', 'count', 'loss'].includes(String(type))),
      'f',
      'createdAt',
    ),
    ...rowsOf(await stored(DayClosingModel, NEWEST), 'g', 'at'),
  ];
  return rows.sort((one, other) => Number(other.at) - Number(one.at) || (one.id < other.id ? 1 : -1));
};

const letters = (serial: unknown) =>
  String(serial)
    .replace(/[^a-z\d]/gi, '')
    .toUpperCase();

/** Every list of GraphQL by its field of Query. */
export const LISTS: Record<string, ListCase> = {
  users,
  allUsers: listCase<Document>({
    rows: () => stored(UserModel, NEWEST),
    values: () => ({ search: ['ñandú', 'paz maria'], role: ['admin', 'student'] }),
    means: (user, { search, role }: Criteria) =>
      (!search || isNaiveMatch(String(user.searchText), String(search))) && (!role || user.role === role),
  }),
  adminCourses: courses,
  courses: listCase<Document>({
    as: 'student',
    rows: async () => ((await courses.rows({} as Scene)) as Document[]).filter(({ isActive }) => isActive),
    values: () => ({ courseType: ['Grupal', 'Personalizado'] }),
    means: (course, { courseType }: Criteria) => !courseType || course.courseType === courseType,
  }),
  enrolments,
  myEnrolments: listCase({ as: 'student', rows: ownedBy('userId', studentId, EnrolmentModel, NEWEST) }),
  roster: listCase<Joined>({
    args: ({ courseId }) => ({ courseId }),
    rows: async ({ courseId }) =>
      (await joined(OLDEST))
        .filter(
          ({ enrolment: { courseId: of, status, cancellation } }) =>
            String(of) === courseId &&
            (LIVE.includes(String(status)) ||
              (cancellation as { reason?: string } | null)?.reason === 'no_show'),
        )
        .sort((a, b) => surnameFirst(a).localeCompare(surnameFirst(b), 'es')),
  }),
  myWaitingList: listCase({
    as: 'student',
    rows: async (scene) =>
      (await ownedBy('userId', studentId, WaitingModel, { joinedAt: 1, _id: 1 })(scene)).filter(isWaiting),
  }),
  withdrawals: listCase<Document>({
    rows: () => stored(WithdrawalModel, NEWEST),
    values: () => ({ isSettled: [true, false] }),
    means: ({ settledAt }, { isSettled }: Criteria) =>
      isSettled === undefined || (settledAt !== null) === isSettled,
  }),
  certificates,
  mailMessages,
  myMailPreferences,
  personNotes: notes('userId', studentId),
  classNotes: notes('classId', ({ courseId }) => courseId),
  waitingList: listCase({
    args: ({ fullCourseId }) => ({ courseId: fullCourseId }),
    rows: async (scene) => (await ofFullCourse({ joinedAt: 1, _id: 1 })(scene)).filter(isWaiting),
  }),
  endedWaiting: listCase({
    args: ({ fullCourseId }) => ({ courseId: fullCourseId }),
    rows: async (scene) =>
      (await ofFullCourse({ endedAt: -1, _id: -1 })(scene)).filter((entry) => !isWaiting(entry)),
  }),
  courseContacts: listCase<Document>({
    args: ({ courseId }) => ({ courseId }),
    rows: async ({ courseId }) =>
      (await stored(EnrolmentModel, OLDEST)).filter(
        ({ courseId: of, status }) =>
          String(of) === courseId && ['pending', 'confirmed'].includes(String(status)),
      ),
  }),
  courseSeries: listCase<Document>({
    args: ({ courseId }) => ({ courseId }),
    rows: async () =>
      (await stored(CourseModel, COURSES_BY_DATE)).filter(({ seriesId }) => seriesId === SERIES_ID),
  }),
  transferTargets: listCase<Document>({
    args: ({ enrolmentId }) => ({ enrolmentId }),
    rows: async ({ courseId }) => {
      const all = await stored(CourseModel, COURSES_BY_DATE);
      const present = all.find(({ id }) => id === courseId);
      return all.filter(
        ({ id, isActive, scheduledDate, name, seriesId }) =>
          id !== courseId &&
          isActive &&
          scheduledDate !== null &&
          (name === present?.name || seriesId === SERIES_ID),
      );
    },
  }),
  instructors: listCase<Document>({
    rows: () => stored(InstructorModel, { name: 1, _id: 1 }),
    values: () => ({ isActive: [true, false] }),
    means: (instructor, { isActive }: Criteria) => isActive === undefined || instructor.isActive === isActive,
  }),
  myClasses: listCase<Document>({
    args: () => ({ from: academyDay(1), to: academyDay(12) }),
    rows: async ({ taughtBy }) =>
      (await stored(CourseModel, { scheduledDate: 1 })).filter(
        ({ instructorId, scheduledDate }) =>
          instructorId === taughtBy && isWithin(scheduledDate, { from: academyDay(1), to: academyDay(12) }),
      ),
  }),
  agenda: listCase({
    args: () => ({ from: academyDay(1), to: academyDay(12) }),
    isUnordered: true,
    rows: async () => {
      const days = { from: academyDay(1), to: academyDay(12) };
      const groups = (await stored(CourseModel, { _id: 1 })).filter(
        ({ isActive, scheduledDate }) => isActive && scheduledDate && isWithin(scheduledDate, days),
      );
      const all = await stored(EnrolmentModel, { _id: 1 });
      const live = all.filter(
        ({ status, startsAt }) => LIVE.includes(String(status)) && startsAt && isWithin(startsAt, days),
      );
      const ofInactive = (await stored(CourseModel, { _id: 1 })).filter(
        ({ id, isActive }) => !isActive && live.some(({ courseId }) => String(courseId) === id),
      );
      return [...groups, ...ofInactive, ...live.filter(({ scheduledDate }) => scheduledDate)];
    },
  }),
  reports: listCase(months),
  moneyReport: listCase(months),
  myPointsTransactions: listCase({ as: 'student', rows: entriesOf(studentId) }),
  userTransactions: listCase({
    args: ({ student }) => ({ userId: student.id }),
    rows: entriesOf(studentId),
  }),
  redemptions: listCase<Document>({
    rows: async () => (await stored(PointsEntryModel, NEWEST)).filter(({ type }) => type === 'redeem'),
    values: ({ code }) => ({ state: ['pending', 'handed_out'], code: [code] }),
    means: (entry, { state, code }: Criteria) =>
      (!code || entry.code === code) && (code && !state ? true : entry.handOut === (state ?? 'pending')),
  }),
  firearms: listCase<Document>({
    rows: () => stored(FirearmModel, { make: 1, serial: 1, _id: 1 }),
    values: () => ({
      serial: ['zx-', 'Z X 1'],
      state: ['available', 'workshop'],
      model: ['pistola-9mm', 'escopeta-12'],
    }),
    means: (firearm, { serial, state, model }: Criteria) =>
      (!serial || letters(firearm.serial).includes(letters(serial))) &&
      (!state || firearm.state === state) &&
      (!model || firearm.model === model),
  }),
  firearmBook: listCase<BookRow>({
    rows: bookRows,
    values: () => ({ from: [academyDay(-1)], to: [academyDay(-1)], serial: ['a-10', 'P 1'] }),
    means: ({ at, serial }, { from, to, serial: sought }: Criteria) =>
      isWithin(at, { from, to }) && (!sought || letters(serial ?? '—').includes(letters(sought))),
  }),
  firearmHandOuts: listCase<Document>({
    rows: () => stored(FirearmHandOutModel, { outAt: -1, _id: -1 }),
    values: ({ firearmId }) => ({ firearmId: [firearmId], isOut: [true, false] }),
    means: (handOut, { firearmId, isOut }: Criteria) =>
      (!firearmId || String(handOut.firearmId) === firearmId) &&
      (isOut === undefined || (handOut.returnedAt === null) === isOut),
  }),
  rangeReports: listCase({ rows: () => stored(RangeReportModel, { receivedAt: 1, _id: 1 }) }),
  dayClosings: listCase({ rows: () => stored(DayClosingModel, { at: -1, _id: -1 }) }),
  ammunitionSheets: listCase({ rows: () => stored(AmmunitionSheetModel, { number: -1 }) }),
  ammunitionEntries: listCase<Document>({
    rows: () => stored(AmmunitionModel, NEWEST),
    values: () => ({
      caliber: ['9mm', '12 UAB'],
      type: ['purchase', 'loss'],
      from: [academyDay(-1)],
      to: [academyDay(-1)],
    }),
    means: (entry, { caliber, type, from, to }: Criteria) =>
      (!caliber || entry.caliber === caliber) &&
      (!type || entry.type === type) &&
      isWithin(entry.createdAt, { from, to }),
  }),
  moneyEntries: listCase<Document>({
    rows: () => stored(MoneyEntryModel, NEWEST),
    values: ({ student }) => ({
      userId: [student.id],
      type: ['payment', 'adjustment'],
      pointOfSale: [1],
      from: [academyDay(-1)],
      to: [academyDay(-1)],
    }),
    alone: changesOf(MoneyEntryModel),
    means: (entry, { userId, type, pointOfSale, from, to }: Criteria) =>
      (!userId || String(entry.userId) === userId) &&
      (!type || entry.type === type) &&
      (!pointOfSale || entry.pointOfSale === pointOfSale) &&
      isWithin(entry.createdAt, { from, to }),
  }),
  moneyDebts: listCase<Document>({
    rows: async () =>
      (await stored(MoneyAccountModel, { owedSince: 1, _id: 1 })).filter(
        ({ owedSince }) => owedSince !== null,
      ),
    values: () => ({ age: ['days_30', 'older'] }),
    means: ({ owedSince }, { age }: Criteria) => !age || ageOf(owedSince as Date) === age,
  }),
  tillSessions: listCase<Document>({
    rows: () => stored(TillSessionModel, { openedAt: -1, _id: -1 }),
    values: () => ({
      tillId: [FIRST_TILL.id],
      isOpen: [true, false],
      from: [academyDay(-1)],
      to: [academyDay(-1)],
    }),
    means: (session, { tillId, isOpen, from, to }: Criteria) =>
      (!tillId || session.tillId === tillId) &&
      (isOpen === undefined || (session.closing === null) === isOpen) &&
      isWithin(session.openedAt, { from, to }),
  }),
  myMoneyEntries: listCase({ as: 'student', rows: ownedBy('userId', studentId, MoneyEntryModel, NEWEST) }),
  myReferrals: listCase({ as: 'student', rows: ownedBy('referrerId', studentId, ReferralModel, NEWEST) }),
  auditTrail: listCase<Document>({
    nested: 'filter',
    rows: () => stored(AuditEntryModel, { at: -1, _id: -1 }),
    values: () => ({
      actorId: ['a'],
      subjectId: ['s1', 's2'],
      action: ['course.update'],
      from: ['2026-01-03T00:00:00.000Z'],
      to: ['2026-01-06T00:00:00.000Z'],
    }),
    means: ({ actorId, subjectId, action, at }, criteria: Criteria) =>
      (!criteria.actorId || actorId === criteria.actorId) &&
      (!criteria.subjectId || subjectId === criteria.subjectId) &&
      (!criteria.action || action === criteria.action) &&
      (!criteria.from || (at as Date) >= new Date(String(criteria.from))) &&
      (!criteria.to || (at as Date) < new Date(String(criteria.to))),
  }),
  webhookEndpoints: listCase({ rows: () => stored(EndpointModel, OLDEST) }),
  webhookDeliveries: listCase<Document>({
    args: ({ endpointId }) => ({ endpointId }),
    rows: ownedBy('endpointId', ({ endpointId }) => endpointId, DeliveryModel, NEWEST),
    values: () => ({ state: ['failed', 'delivered'] }),
    means: (delivery, { state }: Criteria) => !state || delivery.state === state,
  }),
  serviceAccounts: listCase({ rows: () => stored(ServiceAccountModel, OLDEST) }),
  weapons: listCase({ rows: async () => WEAPON_IDS.map((id) => ({ id })) }),
  userSessions: listCase({
    args: ({ student }) => ({ userId: student.id }),
    isUnordered: true,
    rows: async (scene) =>
      (await ownedBy('userId', studentId, SessionModel, { _id: 1 })(scene)).map(({ id }) => ({
        id: id.slice(0, 24),
      })),
  }),
  mySessions: listCase({
    as: 'student',
    isUnordered: true,
    rows: async (scene) =>
      (await ownedBy('userId', studentId, SessionModel, { _id: 1 })(scene)).map(({ id }) => ({
        id: id.slice(0, 24),
      })),
  }),
  userAccessTokens: listCase({
    args: ({ student }) => ({ userId: student.id }),
    isUnordered: true,
    rows: ownedBy('userId', studentId, AccessTokenModel, { _id: 1 }),
  }),
  userCalendarLinks: listCase({
    args: ({ student }) => ({ userId: student.id }),
    key: 'kind',
    isUnordered: true,
    rows: async (scene) =>
      (await ownedBy('userId', studentId, CalendarLinkModel, { _id: 1 })(scene)).map(({ kind }) => ({
        id: String(kind),
      })),
  }),
  myCalendarLinks: listCase({
    key: 'kind',
    rows: async () => ['student', 'instructor', 'academy'].map((id) => ({ id })),
  }),
  myPassportLinks: listCase({
    as: 'student',
    rows: ownedBy('userId', studentId, PassportLinkModel, { createdAt: -1, _id: -1 }),
  }),
  myAccessTokens: listCase({
    as: 'student',
    isUnordered: true,
    rows: ownedBy('userId', studentId, AccessTokenModel, { _id: 1 }),
  }),
};
