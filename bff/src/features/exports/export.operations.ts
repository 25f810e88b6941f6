import { changesBetween } from '#domain/audit/audit.ts';
import { certificateFilterSchema } from '#domain/certificates/certificate.schema.ts';
import { courseFilterSchema } from '#domain/courses/course.filter.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { enrolmentFilterSchema, filterAt } from '#domain/enrolments/enrolment.filter.ts';
import { armouryExportSchema, ledgerExportSchema } from '#domain/exports/export.schema.ts';
import { userListSchema } from '#domain/users/user.list.schema.ts';
import { staff } from '../../operation/access.ts';
import type { Ctx } from '../../operation/context.ts';
import { operation } from '../../operation/operation.ts';
import { requirePlannable } from '../../operation/planned-date.ts';
import { mapBatches } from '../../lists/row-batches.ts';
import { certificateBatches } from '../certificates/certificate.store.ts';
import { courseBatches } from '../courses/course.operations.ts';
import { courseReader, missingCourse } from '../courses/course.store.ts';
import { enrolmentBatches } from '../enrolments/lists/enrolment.lists.ts';
import { bookFilterSchema } from '#domain/firearms/book.schema.ts';
import { firearmFilterSchema } from '#domain/firearms/firearm.schema.ts';
import { ammunitionBatches } from '../firearms/ammunition.operations.ts';
import { bookBatches } from '../firearms/book.operations.ts';
import { firearmBatches } from '../firearms/firearm.operations.ts';
import { moneyBatches } from '../money/money.operations.ts';
import { tillSessionBatches } from '../money/till.operations.ts';
import { balancesOf, ledgerBatches } from '../points/ledger.ts';
import { armouryClasses } from '../firearms/armoury.operations.ts';
import { exportUsers, searchOfList } from '../users/user.search.ts';
import { usersById } from '../users/user.store.ts';
import { csvFile } from '../../csv/csv-file.ts';
import { withClerks, withMoneyNames } from '../money/money-names.ts';
import {
  ammunitionColumns,
  armouryColumns,
  bookColumns,
  certificateColumns,
  courseColumns,
  enrolmentColumns,
  firearmColumns,
  ledgerColumns,
  moneyColumns,
  tillColumns,
  userColumns,
  type EnrolmentRow,
} from '../../csv/columns.ts';

const auditedExport = (action: string, label: string) => ({
  action,
  about: () => ({ type: 'export', id: null, label }),
  changes: ({ input }: { input: object }) => changesBetween({}, input),
});

export const exportUsersFile = operation({
  access: staff,
  staffRow: 'GET /api/exports/users.csv',
  input: userListSchema,
  transaction: 'none',
  audit: auditedExport('export.users', 'usuarios'),
  run: async ({ ctx: { now }, input: list }) => {
    const { batches } = await exportUsers(await searchOfList(list, now));
    const withPoints = mapBatches(batches, async (users) => {
      const points = await balancesOf(users.map(({ id }) => id));
      return users.map((user, index) => ({ ...user, points: points[index] ?? 0 }));
    });
    return csvFile({ name: 'usuarios', columns: userColumns, batches: withPoints, now });
  },
});

export const exportCoursesFile = operation({
  access: staff,
  staffRow: 'GET /api/exports/courses.csv',
  input: courseFilterSchema,
  transaction: 'none',
  audit: auditedExport('export.courses', 'cursos'),
  run: async ({ ctx: { now }, input: filter }) =>
    csvFile({ name: 'cursos', columns: courseColumns, batches: await courseBatches(filter), now }),
});

const withNames = async (ctx: Ctx, enrolments: Enrolment[]): Promise<EnrolmentRow[]> => {
  const [courses, students] = await Promise.all([
    courseReader(ctx)(enrolments.map(({ courseId }) => courseId)),
    usersById(enrolments.map(({ userId }) => userId)),
  ]);
  return enrolments.map((enrolment, index) => ({
    ...enrolment,
    course: courses[index] ?? missingCourse(enrolment.courseId),
    student: students[index] ?? null,
  }));
};

export const exportEnrolmentsFile = operation({
  access: staff,
  staffRow: 'GET /api/exports/enrolments.csv',
  input: enrolmentFilterSchema,
  transaction: 'none',
  audit: auditedExport('export.enrolments', 'inscripciones'),
  run: async ({ ctx, input: filter }) => {
    const batches = mapBatches(await enrolmentBatches(filterAt(ctx.now, filter)), (enrolments) =>
      withNames(ctx, enrolments),
    );
    return csvFile({ name: 'inscripciones', columns: enrolmentColumns, batches, now: ctx.now });
  },
});

export const exportArmouryFile = operation({
  access: staff,
  staffRow: 'GET /api/exports/armoury.csv',
  input: armouryExportSchema,
  transaction: 'none',
  audit: auditedExport('export.armoury', 'armería'),
  run: async ({ ctx, input: { day } }) => {
    requirePlannable(ctx, { day });
    const rows = await withNames(
      ctx,
      (await armouryClasses(day)).map(({ enrolment }) => enrolment),
    );
    return csvFile({ name: 'armeria', columns: armouryColumns, batches: [rows], now: ctx.now, day });
  },
});

const withStudents = async <Entry extends { userId: string }>(entries: Entry[]) => {
  const students = await usersById(entries.map(({ userId }) => userId));
  return entries.map((entry, index) => ({ ...entry, student: students[index] ?? null }));
};

export const exportLedgerFile = operation({
  access: staff,
  staffRow: 'GET /api/exports/ledger.csv',
  input: ledgerExportSchema,
  transaction: 'none',
  audit: auditedExport('export.ledger', 'puntos'),
  run: ({ ctx: { now }, input: days }) => {
    const batches = mapBatches(ledgerBatches(days), withStudents);
    return csvFile({ name: 'puntos', columns: ledgerColumns, batches, now });
  },
});

export const exportMoneyFile = operation({
  access: staff,
  staffRow: 'GET /api/exports/money.csv',
  input: ledgerExportSchema,
  transaction: 'none',
  audit: auditedExport('export.money', 'caja'),
  run: async ({ ctx: { now }, input: days }) => {
    const batches = mapBatches(await moneyBatches(days), withMoneyNames);
    return csvFile({ name: 'caja', columns: moneyColumns, batches, now });
  },
});

/** The sessions that were opened in some days. */
export const exportTillsFile = operation({
  access: staff,
  staffRow: 'GET /api/exports/tills.csv',
  input: ledgerExportSchema,
  transaction: 'none',
  audit: auditedExport('export.tills', 'turnos de caja'),
  run: async ({ ctx: { now }, input: days }) => {
    const batches = mapBatches(await tillSessionBatches(days), withClerks);
    return csvFile({ name: 'turnos', columns: tillColumns, batches, now });
  },
});

export const exportCertificatesFile = operation({
  access: staff,
  staffRow: 'GET /api/exports/certificates.csv',
  input: certificateFilterSchema,
  transaction: 'none',
  audit: auditedExport('export.certificates', 'certificados'),
  run: async ({ ctx: { now }, input: filter }) =>
    csvFile({
      name: 'certificados',
      columns: certificateColumns,
      batches: await certificateBatches(filter),
      now,
    }),
});

export const exportFirearmsFile = operation({
  access: staff,
  staffRow: 'GET /api/exports/firearms.csv',
  input: firearmFilterSchema,
  transaction: 'none',
  audit: auditedExport('export.firearms', 'armas'),
  run: ({ ctx: { now }, input: filter }) =>
    csvFile({ name: 'armas', columns: firearmColumns, batches: firearmBatches(filter), now }),
});

export const exportBookFile = operation({
  access: staff,
  staffRow: 'GET /api/exports/book.csv',
  input: bookFilterSchema,
  transaction: 'none',
  audit: auditedExport('export.book', 'libro de armas'),
  run: async ({ ctx, input: filter }) =>
    csvFile({
      ...{ name: 'libro-de-armas', columns: bookColumns, now: ctx.now },
      batches: await bookBatches(ctx, filter),
    }),
});

export const exportAmmunitionFile = operation({
  access: staff,
  staffRow: 'GET /api/exports/ammunition.csv',
  input: ledgerExportSchema,
  transaction: 'none',
  audit: auditedExport('export.ammunition', 'munición'),
  run: ({ ctx: { now }, input: days }) =>
    csvFile({ name: 'municion', columns: ammunitionColumns, batches: ammunitionBatches(days), now }),
});
