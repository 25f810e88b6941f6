import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { addMinutes } from 'date-fns';
import { Types } from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { ERROR_REASONS } from '#domain/error-reasons.ts';
import { MAX_ENROLMENTS } from '../../src/features/enrolments/enrolment.store.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { academyDay, aPersonalisedCourse, anAdmin, good } from '../builders.ts';
import { enrolmentRow } from '../enrolment-rows.ts';
import { useTestServer } from '../harness.ts';
import { insertMany } from '../insert-many.ts';
import { limitsPage } from './limit-table.ts';
import type { Limit } from './limit.ts';
import { RATES } from './rates.ts';
import { SIZES } from './sizes.ts';

const LIMITS_PAGE = join(import.meta.dirname, '../../../docs/guide/limits.md');

const ROWS = [...RATES, ...SIZES];

const isOfSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.|graphql\/generated/.test(file);

const sources = ['bff/src', 'domain'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isOfSource)
    .map((file) => `${folder}/${file}`),
);
const textOf = new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]));

/** Those of whom one uses up what the same one lacks, or all of whom share it knowingly. */
const isTheSame = ({ filledBy, refused, reasons = {} }: Limit) => {
  if (refused === 'nobody') return true;
  if (filledBy === 'students') return refused === 'students' && 'COURSE_FULL' in reasons;
  return filledBy === refused && ['the caller', 'an account', 'admins'].includes(filledBy);
};

describe('nobody fills a limit that refuses somebody else', () => {
  it.each(ROWS.filter((row) => !isTheSame(row)).map((row) => [row.what ?? row.name, row]))(
    'or leaves a way in: %s',
    (_, { stillOpen }) => {
      const [file = '', title] = stillOpen?.test ?? [];
      expect(file && readFileSync(file, 'utf8')).toContain(title);
    },
  );
});

describe('the table is whole', () => {
  const LIMITING = /^TOO_MANY_|(?<!NOT)_FULL$|_LIMIT$/;
  const reasons = Object.values(ERROR_REASONS)
    .flat()
    .filter((reason) => LIMITING.test(reason));

  it.each(reasons)('the reason %s is in it, with every file that throws it', (reason) => {
    const thrown = [...textOf]
      .filter(([, text]) => new RegExp(`DomainError\\(\\s*'${reason}'`).test(text))
      .map(([file]) => file);
    const listed = ROWS.flatMap((row) => row.reasons?.[reason] ?? []);
    expect([...listed].sort()).toEqual(thrown.sort());
  });

  it('docs/guide/limits.md is as the tables say (write it with: npx vitest run --update limit-table)', async () => {
    await expect(await limitsPage()).toMatchFileSnapshot(LIMITS_PAGE);
  });
});

describe('on a server', () => {
  const server = useTestServer();
  const day = academyDay(20);

  beforeAll(async () => {
    const courseId = new Types.ObjectId((await aPersonalisedCourse()).id);
    const start = instantOf(day, '10:00', academy.timeZone);
    await insertMany(
      EnrolmentModel,
      Array.from({ length: MAX_ENROLMENTS + 1 }, (_, index) => ({
        ...enrolmentRow({
          userId: new Types.ObjectId(),
          courseId,
          createdAt: new Date(),
          status: 'pending' as const,
        }),
        startsAt: addMinutes(start, index % 60),
      })),
    );
  });

  it('a day with more classes than can be shown leaves the other days open', async () => {
    const admin = await anAdmin(server);
    const agenda = (from: string) => admin.api.agenda({ from, to: from });
    expect(await agenda(day)).toMatchObject({ status: 413 });
    expect(good(await agenda(academyDay(21)))).toEqual([]);
  });
});
