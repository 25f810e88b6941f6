import { expect } from 'vitest';
import { aClassToday, aStaffMember } from '../bff/contract/builders.ts';
import { connectGraphql } from '../bff/contract/drivers/graphql.ts';
import { EnrolmentModel } from '../bff/src/features/enrolments/enrolment.model.ts';
import { expectGoodLook, PHONE_LOOKS } from './look.ts';
import { test } from './stage.ts';

const STUDENTS = 8;
const MAX_TAPS = 12;

test('an instructor takes attendance of eight on a phone', async ({ server, visit }) => {
  const surface = { url: server.url, connect: connectGraphql };
  const instructor = await aStaffMember(surface, 'instructor');
  const { course } = await aClassToday(instructor, surface, STUDENTS - 2);
  const page = await visit({ at: '/gestion/mis-clases', token: instructor.token, width: 360 });
  const present = page.getByRole('button', { name: /^Vino/ });
  const absent = page.getByRole('button', { name: /^No vino/ });
  await present.nth(STUDENTS - 1).waitFor();
  await expectGoodLook(page, PHONE_LOOKS);

  let taps = 0;
  const tap = async (button: typeof present) => {
    await button.click();
    taps += 1;
  };
  for (let index = 0; index < STUDENTS - 1; index += 1) await tap(present.nth(index));
  await tap(absent.nth(STUDENTS - 1));
  await tap(page.getByRole('button', { name: `Guardar asistencia (${STUDENTS})` }));
  await page.getByText('Asistencia guardada').waitFor();
  expect(taps).toBeLessThanOrEqual(MAX_TAPS);
  const statuses = await EnrolmentModel.find({ courseId: course.id }, { status: 1 }).lean();
  expect(statuses.map(({ status }) => status).sort()).toEqual([
    'cancelled',
    ...Array.from({ length: STUDENTS - 1 }, () => 'completed'),
  ]);
});
