import { mkdir } from 'node:fs/promises';
import { addDays, addMinutes, startOfMinute, subDays } from 'date-fns';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DEMO_ACCOUNTS, seedDemo } from '../bff/demo/seed.ts';
import { systemContext } from '../bff/src/operation/context.ts';
import { connectGraphql } from '../bff/contract/drivers/graphql.ts';
import { connectRest } from '../bff/contract/drivers/rest.ts';
import { aFirearm, hasLicence } from '../bff/contract/firearm-builders.ts';
import { anOpenTill, moneyIs } from '../bff/contract/money-builders.ts';
import { CourseModel } from '../bff/src/features/courses/course.model.ts';
import { startFields } from '../bff/src/features/enrolments/enrolment.fields.ts';
import { EnrolmentModel } from '../bff/src/features/enrolments/enrolment.model.ts';
import { CourseKitModel, FirearmHandOutModel } from '../bff/src/features/firearms/firearm.model.ts';
import { refreshAccounts } from '../bff/src/features/money/money-account.ts';
import { MoneyEntryModel } from '../bff/src/features/money/money-entry.model.ts';
import { aCourse, good } from '../bff/contract/builders.ts';
import type { TestServer } from '../bff/contract/harness.ts';
import { aPendingStudent, aStudent, anAdmin } from './accounts.ts';
import { LONG_NAME, closeToast, expectNoSidewaysScroll, waitForRest, waitForWholePage } from './look.ts';
import { LOST, loseOperation } from './network.ts';
import { refused, test, THEMES, WIDTHS } from './stage.ts';
import { manyCompleted } from './training.ts';

const FOLDER = 'screenshots';

const signIn = async (server: TestServer, account: (typeof DEMO_ACCOUNTS)[number]) =>
  good(await connectRest(server.url).login(account)).accessToken;

const [demoAdmin, demoStudent, , , demoInstructor] = DEMO_ACCOUNTS;
const ADMIN = (server: TestServer) => signIn(server, demoAdmin);
const INSTRUCTOR = (server: TestServer) => signIn(server, demoInstructor);
const STUDENT = (server: TestServer) => signIn(server, demoStudent);
const PENDING = async (server: TestServer) => (await aPendingStudent(server)).token;

const SCREENS = [
  { name: 'landing', at: '/' },
  { name: 'auth', at: '/auth' },
  { name: 'recover-password', at: '/recuperar' },
  { name: 'confirm-email', at: '/confirmar-correo#x' },
  { name: 'stop-change', at: '/no-fui-yo#x' },
  { name: 'not-found', at: '/no-existe' },
  { name: 'terms', at: '/terminos' },
  { name: 'privacy', at: '/privacidad' },
  { name: 'profile-setup', at: '/profile-setup', who: PENDING },
  { name: 'dashboard', at: '/dashboard', who: STUDENT },
  { name: 'courses', at: '/courses', who: STUDENT },
  { name: 'booking', at: '/reservar', who: STUDENT },
  { name: 'history', at: '/history', who: STUDENT },
  { name: 'profile', at: '/profile', who: STUDENT },
  { name: 'points', at: '/puntos', who: STUDENT },
  { name: 'payments', at: '/pagos', who: STUDENT },
  { name: 'admin', at: '/admin', who: ADMIN },
  { name: 'admin-users', at: '/admin/users', who: ADMIN },
  { name: 'admin-courses', at: '/admin/courses', who: ADMIN },
  { name: 'gestion', at: '/gestion', who: ADMIN },
  { name: 'gestion-agenda', at: '/gestion/agenda', who: ADMIN },
  { name: 'gestion-week', at: '/gestion/agenda?vista=semana', who: ADMIN },
  { name: 'gestion-enrolments', at: '/gestion/inscripciones', who: ADMIN },
  { name: 'gestion-courses', at: '/gestion/cursos', who: ADMIN },
  { name: 'gestion-new-course', at: '/gestion/cursos/nuevo', who: ADMIN },
  { name: 'gestion-people', at: '/gestion/personas', who: ADMIN },
  { name: 'gestion-instructors', at: '/gestion/instructores', who: ADMIN },
  { name: 'gestion-schedule', at: '/gestion/horarios', who: ADMIN },
  { name: 'gestion-armoury', at: '/gestion/armeria', who: ADMIN },
  { name: 'gestion-points', at: '/gestion/puntos', who: ADMIN },
  { name: 'gestion-firearms', at: '/gestion/armas', who: ADMIN },
  { name: 'gestion-ammunition', at: '/gestion/armas/municion', who: ADMIN },
  { name: 'gestion-ammunition-sheets', at: '/gestion/armas/planillas', who: ADMIN },
  { name: 'gestion-book', at: '/gestion/armas/libro', who: ADMIN },
  { name: 'gestion-day', at: '/gestion/dia', who: ADMIN },
  { name: 'gestion-till', at: '/gestion/caja', who: ADMIN },
  { name: 'gestion-certificates', at: '/gestion/certificados', who: ADMIN },
  { name: 'gestion-reports', at: '/gestion/informes', who: ADMIN },
  { name: 'gestion-class-report', at: '/gestion/informes/asistencia', who: ADMIN },
  { name: 'gestion-money-report', at: '/gestion/informes/cobros', who: ADMIN },
  { name: 'gestion-activity', at: '/gestion/actividad', who: ADMIN },
  { name: 'gestion-mail', at: '/gestion/correo', who: ADMIN },
  { name: 'gestion-integrations', at: '/gestion/integraciones', who: ADMIN },
  { name: 'gestion-teaching', at: '/gestion/mis-clases', who: INSTRUCTOR },
  { name: 'security', at: '/seguridad', who: ADMIN },
] as const;

test(
  'every screen is photographed, at both widths and in both themes',
  { timeout: 600_000 },
  async ({ server, visit }) => {
    await seedDemo(systemContext(server.deps));
    await mkdir(FOLDER, { recursive: true });
    for (const screen of SCREENS) {
      for (const width of WIDTHS) {
        for (const theme of THEMES) {
          const token = 'who' in screen ? await screen.who(server) : undefined;
          const page = await visit({ at: screen.at, width, theme, ...(token ? { token } : {}) });
          await waitForWholePage(page);
          const path = `${FOLDER}/${screen.name}-${width}-${theme}.png`;
          const image = await page.screenshot({ path, fullPage: true });
          expect(image.length, path).toBeGreaterThan(5_000);
          await page.close();
        }
      }
    }
  },
);

/** As much as an academy has after years: 500 courses, 20,000 enrolments, 100 stamps, names of 100 letters. */
const crowd = async (server: TestServer) => {
  const { user, token } = await aStudent(server, { firstName: LONG_NAME, lastName: LONG_NAME });
  const course = await aCourse({ name: LONG_NAME.repeat(2).slice(0, 120), capacity: 8 });
  await Promise.all(Array.from({ length: 500 }, (_, index) => aCourse({ name: `Curso número ${index}` })));
  await manyCompleted(user.id, { courseId: course.id, count: 100 });
  const { user: other } = await aStudent(server);
  for (let thousands = 0; thousands < 20; thousands += 1) {
    await manyCompleted(other.id, { courseId: course.id, count: 1_000 });
  }
  return { student: token, staff: (await anAdmin(server)).token, userId: user.id, courseId: course.id };
};

test('full, empty and failing screens are photographed', { timeout: 600_000 }, async ({ server, visit }) => {
  const { student, staff, userId, courseId } = await crowd(server);
  await mkdir(FOLDER, { recursive: true });
  const states = [
    { name: 'full-history', at: '/history', token: student },
    { name: 'full-courses', at: '/courses', token: student },
    { name: 'full-dashboard', at: '/dashboard', token: student },
    { name: 'full-gestion', at: '/gestion', token: staff },
    { name: 'full-enrolments', at: '/gestion/inscripciones', token: staff },
    { name: 'full-staff-courses', at: '/gestion/cursos', token: staff },
    { name: 'full-course', at: `/gestion/cursos/${courseId}`, token: staff },
    { name: 'full-person', at: `/gestion/personas/${userId}`, token: staff },
    { name: 'empty-enrolments', at: '/gestion/inscripciones?buscar=nadie', token: staff },
    { name: 'empty-armoury', at: '/gestion/armeria?dia=2020-01-01', token: staff },
    { name: 'failed-enrolments', at: '/gestion/inscripciones', token: staff, lost: 'Inbox' },
    { name: 'failed-agenda', at: '/gestion/agenda', token: staff, lost: 'Agenda' },
    { name: 'expired-session', at: '/gestion', token: 'vencida', expecting: refused(401) },
  ];
  for (const { name, at, token, lost, expecting = [] } of states) {
    for (const width of WIDTHS) {
      const page = await visit({ at: '/favicon.svg', width, token, expecting: [...LOST, ...expecting] });
      if (lost) await loseOperation(page, lost);
      await page.goto(at);
      await waitForWholePage(page);
      await expectNoSidewaysScroll(page);
      await page.screenshot({ path: `${FOLDER}/${name}-${width}.png` });
      await page.close();
    }
  }
});

/** Of docs/till.md and docs/armoury.md. */
const GUIDE_FOLDER = 'docs/screenshots/gestion';

const owedFor = async (userId: string, days: number) => {
  await MoneyEntryModel.updateMany({ userId }, { $set: { createdAt: subDays(new Date(), days) } });
  await refreshAccounts([userId]);
};

/** A morning of six students in the only class, three of whom owe; the till is open. */
const aMorning = async (server: TestServer) => {
  await seedDemo(systemContext(server.deps));
  // Which classes of the demo are today depends on the hour.
  await EnrolmentModel.deleteMany({});
  const desk = connectGraphql(server.url, await ADMIN(server));
  await moneyIs({});
  await anOpenTill({ float: 20_000 });
  const startsAt = startOfMinute(addMinutes(new Date(), 20));
  const { id: courseId } = await aCourse({
    name: 'Tiro Defensivo Nivel I',
    location: 'Club de Tiro Río Luján, Campana',
    price: 48_000,
    scheduledDate: addDays(startsAt, 1),
  });
  const names = ['Acosta', 'Bravo', 'Cabrera', 'Díaz', 'Escudero', 'Funes'];
  const students = [];
  for (const lastName of names) {
    const { user, token } = await aStudent(server, {
      firstName: 'Ana',
      lastName,
      phone: '+54 9 11 4300-1000',
    });
    const { id } = good(await connectGraphql(server.url, token).enrol({ courseId }));
    good(await desk.updateEnrolment(id, { status: 'confirmed' }));
    await hasLicence(user.id, '2099-12-31');
    students.push({ user, enrolmentId: id });
  }
  await CourseModel.updateOne({ _id: courseId }, { $set: { scheduledDate: startsAt } });
  await EnrolmentModel.updateMany({ courseId }, { $set: startFields(startsAt) });
  await CourseKitModel.create({ _id: courseId, isAccompanied: false, weapons: ['pistola-9mm'], rounds: 50 });
  good(await desk.recordAmmunition({ type: 'purchase', caliber: '9mm', rounds: 500, invoice: 'A-0001-44' }));
  for (const serial of ['PT-4410', 'PT-4411', 'PT-4412', 'PT-4413', 'PT-4414', 'PT-4415'])
    await aFirearm({ serial });
  for (const { user } of students.slice(3))
    good(await desk.recordPayment({ userId: user.id, amount: 48_000, method: 'cash' }));
  const [oldest, older] = students;
  if (oldest && older) {
    await owedFor(oldest.user.id, 45);
    await owedFor(older.user.id, 12);
  }
};

test(
  'the screens that the guides of staff show are photographed',
  { timeout: 300_000 },
  async ({ server, visit }) => {
    await aMorning(server);
    const token = await ADMIN(server);
    await mkdir(GUIDE_FOLDER, { recursive: true });
    const shoot = (page: Page, name: string) =>
      page.screenshot({ path: `${GUIDE_FOLDER}/${name}.jpg`, type: 'jpeg', quality: 80 });

    const till = await visit({ at: '/gestion/caja', token });
    await till.getByLabel('Quién paga').fill('Ana Cabrera');
    await till.getByRole('option', { name: /Ana Cabrera/ }).click();
    await till.getByText(/^Debe/).waitFor();
    await waitForWholePage(till);
    await shoot(till, 'caja-cobrar');
    await till.getByRole('button', { name: 'Cobrar', exact: true }).click();
    await closeToast(till, 'Cobrado');
    await till.getByRole('button', { name: 'Cerrar…' }).click();
    await till.getByRole('button', { name: 'Contar por billetes' }).click();
    await waitForRest(till);
    await shoot(till, 'caja-cerrar');
    const debts = await visit({ at: '/gestion/caja?ver=deudas', token });
    await waitForWholePage(debts);
    await shoot(debts, 'caja-deudas');

    const day = await visit({ at: '/gestion/dia', token, width: 360 });
    await day.getByRole('button', { name: /^Llegaron todos/ }).click();
    await day
      .getByRole('button', { name: /^Entregar/ })
      .first()
      .click();
    await expect.poll(() => FirearmHandOutModel.countDocuments({}), { timeout: 30_000 }).toBe(1);
    await day.getByText(/^Todo enviado/).waitFor();
    await waitForWholePage(day);
    await day
      .getByRole('heading', { name: /Tiro Defensivo Nivel I/ })
      .evaluate((heading) => heading.scrollIntoView());
    await day.evaluate(() => window.scrollBy(0, -84));
    await waitForRest(day);
    await shoot(day, 'dia');
    await day.getByRole('button', { name: /^Recibir/ }).click();
    await waitForRest(day);
    await shoot(day, 'dia-recibir');
    const firearms = await visit({ at: '/gestion/armas', token });
    await waitForWholePage(firearms);
    await shoot(firearms, 'armas');
  },
);
