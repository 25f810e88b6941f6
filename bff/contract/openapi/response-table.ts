import { CourseModel } from '../../src/features/courses/course.model.ts';
import { MAX_COUNTED } from '../../src/features/courses/course.operations.ts';
import { MAX_ENROLMENTS } from '../../src/features/enrolments/enrolment.store.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { toSnake } from '../../src/rest/key-case.ts';
import {
  NO_SUCH_ID,
  aBooking,
  aCourse,
  aPending,
  aPersonalisedCourse,
  aProfile,
  aRegistration,
  aStudent,
  academyDay,
  anEmail,
  givePoints,
  good,
  type Member,
} from '../builders.ts';
import { anAmmunitionSheet } from '../firearm-builders.ts';
import { aClosedSession, aPayment, anOpenSession, moneyIs, moneyRulesAre } from '../money-builders.ts';
import { anOpenWeek } from '../schedule-builders.ts';
import { connectRest } from '../drivers/rest.ts';
import { insertMany } from '../insert-many.ts';

/** What is sent; the path is that of the call, with this id in it and this query behind it. */
export type Sent = {
  token?: string;
  id?: string;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
};

export type Scene = { url: string; student: Member; admin: Member };

/** The request that gets each status of a call. */
type Requests = Record<number, (scene: Scene) => Sent | Promise<Sent>>;

const asStudent = ({ student: { token } }: Scene): Sent => ({ token });
const asAdmin = ({ admin: { token } }: Scene): Sent => ({ token });
const nothing = (): Sent => ({});

const withBody = (body: object) => (scene: Scene) => ({ ...asStudent(scene), body });
const withQuery = (query: string) => (scene: Scene) => ({ ...asAdmin(scene), query });
const unknown = (scene: Scene): Sent => ({ ...asStudent(scene), id: NO_SUCH_ID });

const byRest = ({ url }: Scene) => ({ url, connect: connectRest });

const aSentPayment = ({ student }: Scene) => ({
  user_id: student.id,
  amount: 10,
  method: 'transfer',
  is_on_account: true,
});

const aPersonalisedBooking = async () => toSnake(aBooking((await aPersonalisedCourse()).id)) as object;

const anEnrolment = async ({ student }: Scene) =>
  good(await student.api.enrol(aBooking((await aPersonalisedCourse()).id))).id;

const aCompleted = async (scene: Scene) => {
  const id = await anEnrolment(scene);
  await EnrolmentModel.updateOne({ _id: id }, { $set: { status: 'completed' } });
  return id;
};

const ofEnrolment =
  (id: (scene: Scene) => Promise<string>, sent: Sent = {}) =>
  async (scene: Scene) => ({
    ...asStudent(scene),
    id: await id(scene),
    ...sent,
  });

/** An enrolment in a group course, and another date of it. */
const aTransfer = async (scene: Scene): Promise<Sent> => {
  const [present, other] = [await aCourse(), await aCourse()];
  const student = await aStudent(byRest(scene));
  const { id } = good(await student.api.enrol({ courseId: present.id }));
  return { ...asAdmin(scene), id, body: { course_id: other.id } };
};

/** One class more than a response may hold. */
const aFullDay = async () => {
  const day = academyDay(40);
  const { id } = await aPersonalisedCourse();
  await insertMany(
    EnrolmentModel,
    Array.from({ length: MAX_ENROLMENTS + 1 }, (_, index) => ({
      courseId: id,
      status: 'confirmed',
      slotKey: `full:${id}:${index}`,
      startsAt: new Date(`${day}T15:00:00Z`),
      scheduledDate: new Date(`${day}T15:00:00Z`),
    })),
  );
  return day;
};

/** One course with limited seats more than are counted; the text that finds them. */
const tooManyCourses = async () => {
  const searchText = 'plazas contadas';
  await insertMany(
    CourseModel,
    Array.from({ length: MAX_COUNTED + 1 }, () => ({ searchText, capacity: 1, isActive: false })),
  );
  return searchText;
};

/** Takes the password of a new account away until its registration gets a response, as Google does when it links one. */
export const takingPasswordOf = async <T>(email: string, work: Promise<T>) => {
  let isOver = false;
  const settled = work.finally(() => (isOver = true));
  while (!isOver) await UserModel.updateOne({ email }, { $unset: { passwordHash: 1 } });
  return settled;
};

const DAYS = `from=${academyDay(30)}&to=${academyDay(31)}`;

/** A personalised course whose academy offers times. */
const aSuggestion = async () => {
  await anOpenWeek();
  return { id: (await aPersonalisedCourse()).id };
};

const LONG = 'x'.repeat(200);

const SHEET: Requests = {
  200: async (scene) => {
    const { id } = await aClosedSession();
    await moneyRulesAre({});
    return { ...asAdmin(scene), id };
  },
  404: async (scene) => ({ ...asAdmin(scene), id: NO_SUCH_ID }),
  409: async (scene) => {
    const { _id } = await anOpenSession();
    await moneyRulesAre({});
    return { ...asAdmin(scene), id: _id.toString() };
  },
};

const AMMUNITION_SHEET: Requests = {
  200: async (scene) => ({ ...asAdmin(scene), id: await anAmmunitionSheet(scene.admin.id) }),
  404: async (scene) => ({ ...asAdmin(scene), id: NO_SUCH_ID }),
};

/** Every call, and each status of its own: those of every call are in statuses.test.ts. */
export const REQUESTS: Record<string, Requests> = {
  'GET /api/health': { 200: nothing },
  'POST /api/auth/register': {
    201: () => ({ body: toSnake(aRegistration()) }),
    409: ({ student: { email } }) => ({ body: toSnake(aRegistration({ email })) }),
    422: () => ({ body: {} }),
  },
  'POST /api/auth/login': {
    200: ({ student: { email, password } }) => ({ body: { email, password } }),
    401: ({ student: { email } }) => ({ body: { email, password: 'otra-cosa' } }),
    422: () => ({ body: {} }),
  },
  'POST /api/auth/logout': { 200: async (scene) => ({ token: (await aStudent(byRest(scene))).token }) },
  'POST /api/auth/confirm-identity': {
    200: ({ student: { token, password } }) => ({ token, body: { current_password: password } }),
    409: async (scene) => {
      const { id, token } = await aStudent(byRest(scene));
      await UserModel.updateOne({ _id: id }, { passwordHash: null });
      return { token, body: {} };
    },
    422: withBody({ current_password: 'otra-cosa' }),
  },
  'GET /api/auth/google': { 200: nothing },
  'GET /api/auth/google/callback': { 302: nothing },
  'GET /api/auth/me': { 200: asStudent },
  'POST /api/auth/profile-setup': {
    200: async (scene) => ({ token: (await aPending(byRest(scene))).token, body: toSnake(aProfile()) }),
    409: withBody({}),
    422: async (scene) => ({ token: (await aPending(byRest(scene))).token, body: {} }),
  },
  'POST /api/courses/enroll': {
    201: async (scene) => ({ ...asStudent(scene), body: await aPersonalisedBooking() }),
    404: withBody({ course_id: NO_SUCH_ID }),
    409: async (scene) => {
      const { id } = await aCourse({ scheduledDate: new Date(0) });
      return { ...asStudent(scene), body: { course_id: id } };
    },
    422: async (scene) => ({ ...asStudent(scene), body: { course_id: (await aPersonalisedCourse()).id } }),
  },
  'GET /api/courses/enrollments/me': { 200: asStudent },
  'GET /api/courses/enrollments/{id}': { 200: ofEnrolment(anEnrolment), 404: unknown },
  'PUT /api/courses/enrollments/{id}': {
    200: ofEnrolment(anEnrolment, { body: { class_type: 'sport' } }),
    404: (scene) => ({ ...unknown(scene), body: {} }),
    409: ofEnrolment(aCompleted, { body: { status: 'cancelled' } }),
    422: ofEnrolment(anEnrolment, { body: { class_type: 'x' } }),
  },
  'POST /api/courses/enrollments/{id}/transfer': {
    200: aTransfer,
    404: (scene) => ({ ...unknown(scene), ...asAdmin(scene), body: { course_id: NO_SUCH_ID } }),
    409: async (scene) => ({
      ...(await aTransfer(scene)),
      body: { course_id: (await aPersonalisedCourse()).id },
    }),
    422: async (scene) => ({ ...(await aTransfer(scene)), body: {} }),
  },
  'DELETE /api/courses/enrollments/{id}': {
    200: ofEnrolment(anEnrolment),
    404: unknown,
    409: ofEnrolment(aCompleted),
    422: ofEnrolment(anEnrolment, { headers: { 'Idempotency-Key': LONG } }),
  },
  'GET /api/courses': {
    200: nothing,
    304: () => ({ headers: { 'if-none-match': '*' } }),
    422: withQuery('limit=0'),
  },
  'GET /api/courses/{id}': { 200: async () => ({ id: (await aCourse()).id }), 404: unknown },
  'GET /api/points/me': { 200: asStudent },
  'GET /api/points/transactions/me': { 200: asStudent },
  'POST /api/points/redeem': {
    200: async (scene) => {
      await givePoints(scene.student.id, 10);
      return { ...asStudent(scene), body: { points: 10, description: 'Descuento' } };
    },
    409: withBody({ points: 1_000, description: 'Descuento' }),
    422: withBody({}),
  },
  'POST /api/points/referrals': {
    200: (scene) => withBody({ referred_email: anEmail() })(scene),
    409: (scene) => withBody({ referred_email: scene.admin.email })(scene),
    422: withBody({}),
  },
  'GET /api/points/referrals/me': { 200: asStudent },
  'GET /users/admin/all': { 200: asAdmin, 422: withQuery('role=x') },
  'GET /api/exports/users.csv': { 200: asAdmin, 422: withQuery('role=x') },
  'GET /api/exports/courses.csv': {
    200: asAdmin,
    413: async (scene) => withQuery(`is_full=true&search=${await tooManyCourses()}`)(scene),
    422: withQuery(`search=${LONG}`),
  },
  'GET /api/exports/enrolments.csv': { 200: asAdmin, 422: withQuery('status=x') },
  'GET /api/exports/armoury.csv': {
    200: (scene) => withQuery(`day=${academyDay(30)}`)(scene),
    413: async (scene) => withQuery(`day=${await aFullDay()}`)(scene),
    422: asAdmin,
  },
  'GET /api/exports/ledger.csv': {
    200: asAdmin,
    422: withQuery('from=x'),
  },
  'GET /api/exports/firearms.csv': { 200: asAdmin, 422: withQuery('state=x') },
  'GET /api/exports/book.csv': { 200: asAdmin, 422: withQuery('from=x') },
  'GET /api/firearms/book': { 200: asAdmin, 422: withQuery('first=0') },
  'GET /api/firearms/book/{month}/sheet.pdf': {
    200: (scene) => ({ ...asAdmin(scene), id: '2026-11' }),
    422: (scene) => ({ ...asAdmin(scene), id: '2026-13' }),
  },
  'GET /api/exports/ammunition.csv': { 200: asAdmin, 422: withQuery('from=x') },
  'GET /api/exports/money.csv': { 200: asAdmin, 422: withQuery('from=x') },
  'GET /api/exports/tills.csv': { 200: asAdmin, 422: withQuery('from=x') },
  'GET /api/money/entries': { 200: asAdmin, 422: withQuery('first=0') },
  'POST /api/money/payments': {
    201: async (scene) => {
      await moneyIs({});
      return { ...asAdmin(scene), body: aSentPayment(scene) };
    },
    404: async (scene) => {
      await moneyIs({});
      return { ...asAdmin(scene), body: { ...aSentPayment(scene), user_id: NO_SUCH_ID } };
    },
    409: async (scene) => {
      await moneyIs({});
      return { ...asAdmin(scene), body: { ...aSentPayment(scene), is_on_account: false } };
    },
    422: (scene) => ({ ...asAdmin(scene), body: { ...aSentPayment(scene), method: 'x' } }),
  },
  'GET /api/money/sessions': { 200: asAdmin, 422: withQuery('is_open=x') },
  'GET /api/money/sessions/{id}/sheet.pdf': SHEET,
  'GET /api/money/sessions/{id}/sheet.csv': SHEET,
  'GET /api/ammunition/sheets': { 200: asAdmin, 422: withQuery('first=0') },
  'GET /api/ammunition/sheets/{id}/sheet.pdf': AMMUNITION_SHEET,
  'GET /api/ammunition/sheets/{id}/sheet.csv': AMMUNITION_SHEET,
  'GET /api/money/receipts/{id}': {
    200: async (scene) => {
      await moneyIs({});
      return { ...asAdmin(scene), id: await aPayment(scene.student.id, 10) };
    },
    404: async (scene) => {
      await moneyIs({});
      return unknown(scene);
    },
    409: async (scene) => {
      const id = await aPayment(scene.student.id, 10);
      await moneyIs({ isOn: false });
      return { ...asAdmin(scene), id };
    },
  },
  'GET /api/exports/certificates.csv': { 200: asAdmin, 422: withQuery(`number=${LONG}`) },
  'GET /api/courses/{course_id}/availability': {
    200: async () => ({ ...(await aSuggestion()), query: DAYS }),
    401: async () => ({ ...(await aSuggestion()), query: `${DAYS}&instructor_id=${NO_SUCH_ID}` }),
    404: (scene) => ({ ...unknown(scene), query: DAYS }),
    413: async () => {
      const day = await aFullDay();
      return { ...(await aSuggestion()), query: `from=${day}&to=${day}` };
    },
    422: async () => ({ id: (await aPersonalisedCourse()).id }),
  },
};

/** Without a token they respond with another status than 401. */
export const PUBLIC = [
  'GET /api/health',
  'POST /api/auth/register',
  'POST /api/auth/login',
  'GET /api/auth/google',
  'GET /api/auth/google/callback',
  'GET /api/courses',
  'GET /api/courses/{id}',
  'GET /api/courses/{course_id}/availability',
];
