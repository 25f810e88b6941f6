import type * as v from 'valibot';
import { changesBetween } from '#domain/audit/audit.ts';
import { certificateFilterSchema } from '#domain/certificates/certificate.schema.ts';
import { courseFilterSchema } from '#domain/courses/course.filter.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { enrolmentFilterSchema, filterAt } from '#domain/enrolments/enrolment.filter.ts';
import { armouryExportSchema, ledgerExportSchema } from '#domain/exports/export.schema.ts';
import { userListSchema } from '#domain/users/user.list.schema.ts';
import type { StaffOperation } from '#domain/staff/staff-access.ts';
import { outsideTransaction } from '../../database/transaction.ts';
import { staff } from '../../operation/access.ts';
import type { Ctx } from '../../operation/context.ts';
import { operation, type Operation } from '../../operation/operation.ts';
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
import { csvFile, type CsvFile } from '../../csv/csv-file.ts';
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

type Export<Schema extends v.GenericSchema<unknown, object>> = {
  staffRow: StaffOperation;
  action: string;
  label: string;
  input: Schema;
  file: (ctx: Ctx, input: v.InferOutput<Schema>) => CsvFile | Promise<CsvFile>;
};

/**
 * The transaction has the audit entry alone, and is committed before the file is sent: the entry says that somebody was
 * given the file, also if not all of it arrives.
 */
const exportOf = <Schema extends v.GenericSchema<unknown, object>>({
  action,
  label,
  file,
  ...declared
}: Export<Schema>): Operation<CsvFile> =>
  operation({
    ...declared,
    access: staff,
    audit: {
      action,
      about: () => ({ type: 'export', id: null, label }),
      changes: ({ input }) => changesBetween({}, input),
    },
    run: ({ ctx, input }) => outsideTransaction(async () => file(ctx, input)),
  });

export const exportUsersFile = exportOf({
  staffRow: 'GET /api/exports/users.csv',
  input: userListSchema,
  action: 'export.users',
  label: 'usuarios',
  file: async ({ now }, list) => {
    const { batches } = await exportUsers(await searchOfList(list, now));
    const withPoints = mapBatches(batches, async (users) => {
      const points = await balancesOf(users.map(({ id }) => id));
      return users.map((user, index) => ({ ...user, points: points[index] ?? 0 }));
    });
    return csvFile({ name: 'usuarios', columns: userColumns, batches: withPoints, now });
  },
});

export const exportCoursesFile = exportOf({
  staffRow: 'GET /api/exports/courses.csv',
  input: courseFilterSchema,
  action: 'export.courses',
  label: 'cursos',
  file: async ({ now }, filter) =>
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

export const exportEnrolmentsFile = exportOf({
  staffRow: 'GET /api/exports/enrolments.csv',
  input: enrolmentFilterSchema,
  action: 'export.enrolments',
  label: 'inscripciones',
  file: async (ctx, filter) => {
    const batches = mapBatches(await enrolmentBatches(filterAt(ctx.now, filter)), (enrolments) =>
      withNames(ctx, enrolments),
    );
    return csvFile({ name: 'inscripciones', columns: enrolmentColumns, batches, now: ctx.now });
  },
});

export const exportArmouryFile = exportOf({
  staffRow: 'GET /api/exports/armoury.csv',
  input: armouryExportSchema,
  action: 'export.armoury',
  label: 'armería',
  file: async (ctx, { day }) => {
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

export const exportLedgerFile = exportOf({
  staffRow: 'GET /api/exports/ledger.csv',
  input: ledgerExportSchema,
  action: 'export.ledger',
  label: 'puntos',
  file: ({ now }, days) => {
    const batches = mapBatches(ledgerBatches(days), withStudents);
    return csvFile({ name: 'puntos', columns: ledgerColumns, batches, now });
  },
});

export const exportMoneyFile = exportOf({
  staffRow: 'GET /api/exports/money.csv',
  input: ledgerExportSchema,
  action: 'export.money',
  label: 'caja',
  file: async ({ now }, days) => {
    const batches = mapBatches(await moneyBatches(days), withMoneyNames);
    return csvFile({ name: 'caja', columns: moneyColumns, batches, now });
  },
});

/** The sessions that were opened in some days. */
export const exportTillsFile = exportOf({
  staffRow: 'GET /api/exports/tills.csv',
  input: ledgerExportSchema,
  action: 'export.tills',
  label: 'turnos de caja',
  file: async ({ now }, days) => {
    const batches = mapBatches(await tillSessionBatches(days), withClerks);
    return csvFile({ name: 'turnos', columns: tillColumns, batches, now });
  },
});

export const exportCertificatesFile = exportOf({
  staffRow: 'GET /api/exports/certificates.csv',
  input: certificateFilterSchema,
  action: 'export.certificates',
  label: 'certificados',
  file: async ({ now }, filter) =>
    csvFile({
      name: 'certificados',
      columns: certificateColumns,
      batches: await certificateBatches(filter),
      now,
    }),
});

export const exportFirearmsFile = exportOf({
  staffRow: 'GET /api/exports/firearms.csv',
  input: firearmFilterSchema,
  action: 'export.firearms',
  label: 'armas',
  file: ({ now }, filter) =>
    csvFile({ name: 'armas', columns: firearmColumns, batches: firearmBatches(filter), now }),
});

export const exportBookFile = exportOf({
  staffRow: 'GET /api/exports/book.csv',
  input: bookFilterSchema,
  action: 'export.book',
  label: 'libro de armas',
  file: async (ctx, filter) =>
    csvFile({
      name: 'libro-de-armas',
      columns: bookColumns,
      now: ctx.now,
      batches: await bookBatches(ctx, filter),
    }),
});

export const exportAmmunitionFile = exportOf({
  staffRow: 'GET /api/exports/ammunition.csv',
  input: ledgerExportSchema,
  action: 'export.ammunition',
  label: 'munición',
  file: ({ now }, days) =>
    csvFile({ name: 'municion', columns: ammunitionColumns, batches: ammunitionBatches(days), now }),
});
