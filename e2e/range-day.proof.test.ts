import { expect } from 'vitest';
import { aBooking, academyDay, aPersonalisedCourse, aStaffMember, good } from '../bff/contract/builders.ts';
import { connectGraphql } from '../bff/contract/drivers/graphql.ts';
import { aFirearm, aRangeDay } from '../bff/contract/firearm-builders.ts';
import { appendAmmunition } from '../bff/src/features/firearms/ammunition.ts';
import { EnrolmentModel } from '../bff/src/features/enrolments/enrolment.model.ts';
import { FirearmHandOutModel } from '../bff/src/features/firearms/firearm.model.ts';
import { verify } from '../bff/cli/verify/verify.ts';
import { aStudent, anAdmin } from './accounts.ts';
import { expectGoodPhone, waitForWholePage } from './look.ts';
import { test } from './stage.ts';

const STUDENTS = 10;
const ROUNDS = 50;
const MOST_TAPS = 60;
test('a class of ten arrives, is armed, returns and is done in at most 60 taps', async ({
  server,
  visit,
}) => {
  const surface = { url: server.url, connect: connectGraphql };
  const desk = await aStaffMember(surface, 'desk');
  await aRangeDay(surface, { students: STUDENTS, rounds: ROUNDS });
  for (let index = 0; index <= STUDENTS; index += 1) await aFirearm();
  await appendAmmunition({
    caliber: '9mm',
    sourceKey: 'opening',
    now: new Date(),
    decide: () => ({ type: 'purchase', delta: 2_000, description: '—', by: desk.id, invoice: 'A-1' }),
  });

  const page = await visit({ at: '/gestion/dia', width: 360, token: desk.token });
  let taps = 0;
  const tap = async (name: string | RegExp) => {
    await page.getByRole('button', { name }).first().click();
    taps += 1;
  };
  const counts = (text: string | RegExp) => page.getByText(text, { exact: true }).waitFor();
  const look = (name: string) => expectGoodPhone(page, `dia-${name}`);
  await counts('10 por llegar');
  await look('1-expected');

  await tap(/^Llegaron todos/);
  await counts('10 llegaron');
  await look('2-arrived');
  for (let index = 1; index <= STUDENTS; index += 1) {
    await tap(/^Entregar Bersa/);
    await counts(new RegExp(`\\b${index} con arma$`));
  }
  await look('3-armed');
  for (let index = 1; index <= STUDENTS; index += 1) {
    await tap(/^Recibir Pistola/);
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    if (index > 1) await tap('Tiró todas');
    else {
      await look('4-returning');
      // A field and its digits are taps, too.
      await dialog.getByLabel('Municiones que vuelven').pressSequentially('12');
      taps += 3;
      await tap('Recibir');
    }
    await counts(new RegExp(`\\b${index} devolv(ió|ieron)$`));
    await dialog.waitFor({ state: 'detached' });
  }
  await tap(/^Completar \(10\)/);
  await counts('10 completos');
  await look('5-done');
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);

  await page.getByRole('button', { name: 'Cerrar el día…' }).click();
  const closing = page.getByRole('dialog', { name: 'Cerrar el día' });
  await closing.getByLabel('Municiones de 9mm').fill('1500');
  await look('6-closing');
  await closing.getByRole('button', { name: 'Cerrar y firmar' }).click();
  await counts('9mm: 1.500 contadas, faltan 12');
  await look('7-closed');

  const handOuts = await FirearmHandOutModel.find().lean();
  expect(new Set(handOuts.map(({ firearmId }) => firearmId.toString())).size).toBe(STUDENTS);
  expect(handOuts.map(({ roundsLeft }) => roundsLeft).toSorted()).toEqual([
    ...Array(STUDENTS - 1).fill(0),
    12,
  ]);
  expect(await EnrolmentModel.countDocuments({ status: 'completed' })).toBe(STUDENTS);
  expect((await verify()).problems).toEqual([]);
});

test('the sheet of the armoury with 17 classes, half of them confirmed, is one A4', async ({
  server,
  visit,
}) => {
  const { token } = await anAdmin(server);
  const day = academyDay(9);
  const { id: courseId } = await aPersonalisedCourse();
  for (let index = 0; index < 17; index += 1) {
    const student = await aStudent(server, { lastName: `Apellido${index}` });
    const booking = aBooking(courseId, {
      scheduledDate: day,
      scheduledTime: '16:30',
      weapons: ['pistola-9mm', 'escopeta-12'],
      ammoBoxes: [
        { caliber: '9mm', quantity: 2 },
        { caliber: '12 UAB', quantity: 1 },
      ],
    });
    const { id } = good(await connectGraphql(server.url, student.token).enrol(booking));
    if (index % 2 === 0) await EnrolmentModel.updateOne({ _id: id }, { status: 'confirmed' });
  }
  const page = await visit({ at: `/gestion/armeria?dia=${day}`, token });
  await waitForWholePage(page);
  const pdf = await page.pdf({ format: 'A4', printBackground: true });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});
