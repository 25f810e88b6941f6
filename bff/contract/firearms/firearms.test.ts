import { setTimeout as delay } from 'node:timers/promises';
import { addDays, subDays } from 'date-fns';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { messages } from '#domain/messages.ts';
import { verify } from '../../cli/verify/verify.ts';
import { startFields } from '../../src/features/enrolments/enrolment.fields.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { FirearmHandOutModel, FirearmModel } from '../../src/features/firearms/firearm.model.ts';
import {
  NO_SUCH_ID,
  aClassToday,
  aCourse,
  aStaffMember,
  aStudent,
  anAdmin,
  anInstructor,
  good,
  type Member,
} from '../builders.ts';
import { fetchFile, rowsOfFile } from '../csv-files.ts';
import { connectGraphql, postGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { aFirearm, aFirearmInput, hasLicence, isToday } from '../firearm-builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer();

const admin = useBuilt(() => anAdmin(server));
const desk = useBuilt(() => aStaffMember(server, 'desk'));
const armourer = useBuilt(() => aStaffMember(server, 'armourer'));

afterEach(async () => {
  expect((await verify()).problems).toEqual([]);
});

const as = ({ token }: Member, idempotencyKey?: string) =>
  connectGraphql(server.url, token, idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {});

const conflict = (detail: string) => ({ ok: false, status: 409, detail });
const reason = 'Estaba mal copiado';
const today = () => dayIn(new Date(), academy.timeZone);

/** A confirmed enrolment of today, of a student with a licence. */
const anEnrolment = async (courseId?: string) => {
  const student = await aStudent(server);
  const { id } = good(await student.api.enrol({ courseId: courseId ?? (await aCourse()).id }));
  await isToday(id);
  return { id, student };
};

const handOut = async (enrolmentId: string, firearmId?: string, member = armourer) =>
  as(member).handOutFirearm({ firearmId: firearmId ?? (await aFirearm()), enrolmentId });

const takeBack = (id: string, rounds: number) => as(armourer).takeBackFirearm({ id, rounds });

const listed = async (id: string) => good(await as(desk).firearms()).nodes.find((one) => one.id === id);

describe('a weapon', () => {
  it('is entered with make and serial number, once however they are spelt', async () => {
    const { make, serial, model } = aFirearmInput();
    const created = good(await as(desk).createFirearm({ make, serial, model, sector: 'Caja fuerte 1' }));
    expect(created).toMatchObject({
      make,
      serial,
      model,
      sector: 'Caja fuerte 1',
      cuim: null,
      state: 'available',
      roundsFired: 0,
      isServiceDue: false,
      handOut: null,
    });
    const spelt = { make: ` ${make.toLowerCase()} `, serial: serial.replace('-', ' ').toLowerCase(), model };
    expect(await as(desk).createFirearm(spelt)).toMatchObject(conflict(messages.firearmExists));
    const other = await aFirearm();
    expect(await as(admin).correctFirearm({ id: other, make, serial, reason })).toMatchObject(
      conflict(messages.firearmExists),
    );
    expect(await FirearmModel.countDocuments({ serial })).toBe(1);
  });

  it.each([
    ['Cyrillic letters', 'ТPR9-0123'],
    ['O for 0', 'TPR9-O123'],
    ['l for 1', 'TPR9-0l23'],
    ['another make', 'TPR9-0123', 'Вersa'],
  ])(
    'whose number looks like that of another is a question that names it: %s',
    async (_, serial, make?: string) => {
      const model = 'pistola-9mm';
      await FirearmModel.deleteMany({ lookKey: 'TPR90123' });
      const { lookKey } = await FirearmModel.findById(
        await aFirearm({ make: 'Bersa', serial: 'TPR9-0123' }),
      ).orFail();
      const alike = { make: make ?? 'Bersa', serial, model };
      const question = `${messages.firearmLooksAlike} Pistola 9mm Bersa TPR9-0123`;
      expect(await as(desk).createFirearm(alike)).toMatchObject(conflict(question));
      expect(await FirearmModel.countDocuments({ lookKey })).toBe(1);
      good(await as(desk).createFirearm({ ...alike, confirmSimilar: true }));
      const id = await aFirearm();
      const corrected = { id, serial: 'TPR9 0 I 2 3', reason };
      expect(await as(admin).correctFirearm(corrected)).toMatchObject({ status: 409 });
      good(await as(admin).correctFirearm({ ...corrected, confirmSimilar: true }));
      // A question is not asked again about a number that stays.
      good(await as(admin).correctFirearm({ id, make: 'Taurus', reason }));
      expect(await FirearmModel.countDocuments({ lookKey })).toBe(3);
      await FirearmModel.deleteMany({ lookKey });
    },
  );

  it.each([
    ['make', { make: '…' }, messages.firearmText],
    ['serial', { serial: '' }, messages.firearmText],
    ['model', { model: 'arco' }, messages.weaponModel],
    ['roundsBefore', { roundsBefore: -1 }, messages.firearmRounds],
    ['serviceDay', { serviceDay: '2026-02-30' }, messages.classDate],
  ])('with a wrong %s is refused', async (_, wrong, detail) => {
    expect(await as(desk).createFirearm({ ...aFirearmInput(), ...wrong })).toMatchObject({
      status: 422,
      detail,
    });
  });

  it('is due for service by rounds or by day', async () => {
    const byRounds = await aFirearm({ roundsBefore: 4_999, serviceRounds: 5_000 });
    const byDay = await aFirearm({ serviceDay: today() });
    const later = await aFirearm({ serviceDay: dayIn(addDays(new Date(), 2), academy.timeZone) });
    expect(await listed(byRounds)).toMatchObject({ isServiceDue: false });
    const { id } = good(await handOut((await anEnrolment()).id, byRounds));
    good(await takeBack(id, 1));
    expect(await listed(byRounds)).toMatchObject({ isServiceDue: true, roundsFired: 5_000 });
    expect(await listed(byDay)).toMatchObject({ isServiceDue: true });
    expect(await listed(later)).toMatchObject({ isServiceDue: false });
  });

  it('is in the file with its rounds, for who keeps weapons', async () => {
    const id = await aFirearm({ roundsBefore: 12, state: 'workshop', model: 'escopeta-12' });
    for (const { token } of [desk, armourer]) {
      const rows = await rowsOfFile(
        await fetchFile(`${server.url}/api/exports/firearms.csv?state=workshop`, token),
      );
      expect(rows.find(({ Id }) => Id === id)).toMatchObject({
        Modelo: 'Escopeta 12 UAB',
        Calibre: '12 UAB',
        Estado: 'En el taller',
        Disparos: '12',
      });
    }
  });

  it('shows the screens of the armoury from the first one on', async () => {
    await FirearmModel.deleteMany({});
    await FirearmHandOutModel.deleteMany({});
    const usesFirearms = async () => {
      const query = '{ me { usesFirearms } }';
      return (await postGraphql(server.url, { query }, desk.token)).body;
    };
    expect(await usesFirearms()).toMatchObject({ data: { me: { usesFirearms: false } } });
    const id = await aFirearm();
    expect(await usesFirearms()).toMatchObject({ data: { me: { usesFirearms: true } } });
    await FirearmModel.deleteOne({ _id: id });
    const { id: courseId } = await aCourse();
    good(await as(desk).setCourseKit({ courseId, isAccompanied: false, weapons: ['pistola-9mm'] }));
    expect(await usesFirearms()).toMatchObject({ data: { me: { usesFirearms: true } } });
  });
});

describe('what a weapon is known by', () => {
  it.each([
    ['make', { make: 'Taurus' }],
    ['serial', { serial: 'OTRO-1' }],
    ['model', { model: 'escopeta-12' }],
    ['cuim', { cuim: '999' }],
  ])('is not changed with the rest of it: %s', async (_, changes) => {
    const id = await aFirearm({ cuim: '123' });
    for (const member of [armourer, desk, admin]) {
      expect(await as(member).updateFirearm({ id, ...changes })).toMatchObject(
        conflict(messages.firearmIdentity),
      );
    }
  });

  it('may be sent again as it is, with what changes, and a registration may be added', async () => {
    const { make, serial, model } = aFirearmInput();
    const id = await aFirearm({ make, serial, model });
    const changes = { id, make, serial, model, cuim: '123', sector: 'Caja 2' };
    expect(good(await as(armourer).updateFirearm(changes))).toMatchObject({ cuim: '123', sector: 'Caja 2' });
  });

  it('is corrected by an admin with a reason, which stays in its history', async () => {
    const before = { ...aFirearmInput(), cuim: null };
    const id = await aFirearm(before);
    const { serial } = aFirearmInput();
    const correct = (member: Member, input: object) => as(member).correctFirearm({ id, serial, ...input });
    expect(await correct(armourer, { reason })).toMatchObject({ ok: false, status: 403 });
    expect(await correct(desk, { reason })).toMatchObject({ ok: false, status: 403 });
    expect(await correct(admin, { reason: '' })).toMatchObject({ ok: false, status: 422 });
    const corrected = good(await correct(admin, { reason }));
    const { firstName, lastName } = good(await admin.api.me());
    const entry = { byName: `${firstName} ${lastName}`, reason, before, after: { ...before, serial } };
    expect(corrected).toMatchObject({ serial, corrections: [entry] });
    expect(good(await correct(admin, { reason: 'Otra vez' })).corrections).toHaveLength(1);
    expect(await correct(admin, { reason, expectedRevision: 0 })).toMatchObject({ status: 409 });
    const { nodes } = good(await as(admin).auditTrail({ filter: { action: 'firearm.correct' } }));
    const changes = nodes.flatMap((one) => one.changes);
    expect(changes).toContainEqual({ field: 'serial', before: before.serial, after: serial });
    expect(changes).toContainEqual({ field: 'reason', before: null, after: reason });
  });

  it('is not corrected while the weapon is out, and past hand-outs keep it', async () => {
    const { make, serial, model } = aFirearmInput();
    const id = await aFirearm({ make, serial, model });
    const { id: enrolmentId, student } = await anEnrolment();
    const out = good(await handOut(enrolmentId, id));
    const correct = () =>
      as(admin).correctFirearm({ id, make: 'Taurus', serial: aFirearmInput().serial, reason });
    expect(await correct()).toMatchObject(conflict(messages.firearmOutForCorrection));
    good(await takeBack(out.id, 1));
    good(await correct());
    good(await as(admin).updateUser({ id: student.id, firstName: 'Renombrada', clu: '777' }));
    good(await as(admin).updateUser({ id: armourer.id, firstName: 'Rebautizado' }));
    const [past] = good(await as(desk).firearmHandOuts({ firearmId: id })).nodes;
    expect(past).toMatchObject({
      label: `Pistola 9mm ${make} ${serial}`,
      caliber: '9mm',
      studentName: out.studentName,
      weapon: { make, serial, model, cuim: null },
      holder: { name: out.studentName, clu: '123456', cluExpiration: '2099-12-31' },
      outByName: out.outByName,
      returnedByName: out.outByName,
    });
    expect(past?.holder?.documentNumber).toBeTruthy();
    const { changes = [] } =
      good(await as(admin).auditTrail({ filter: { action: 'firearm.handOut' } })).nodes[0] ?? {};
    expect(JSON.stringify(changes)).not.toContain(past?.holder?.documentNumber);
  });
});

describe('a hand-out', () => {
  it('puts a weapon in one hand until it is returned with its rounds', async () => {
    const firearmId = await aFirearm({ roundsBefore: 100 });
    const { id: enrolmentId, student } = await anEnrolment();
    const other = await anEnrolment();
    const out = good(await handOut(enrolmentId, firearmId));
    expect(out).toMatchObject({ enrolmentId, companion: null, returnedAt: null, rounds: null });
    expect(out.studentName).toContain(good(await student.api.me()).lastName);
    expect(await handOut(other.id, firearmId)).toMatchObject(conflict(messages.firearmOut));
    expect(await listed(firearmId)).toMatchObject({ handOut: { id: out.id }, roundsFired: 100 });
    expect(good(await takeBack(out.id, 50))).toMatchObject({ rounds: 50 });
    expect(await takeBack(out.id, 50)).toMatchObject(conflict(messages.firearmReturned));
    good(await takeBack(good(await handOut(other.id, firearmId)).id, 25));
    expect(await listed(firearmId)).toMatchObject({ handOut: null, roundsFired: 175 });
    expect(good(await as(desk).firearmHandOuts({ firearmId })).nodes).toHaveLength(2);
  });

  it('is refused for a weapon that cannot be used, and for what does not exist', async () => {
    const { id } = await anEnrolment();
    for (const state of ['workshop', 'out_of_service'] as const) {
      expect(await handOut(id, await aFirearm({ state }))).toMatchObject(
        conflict(messages.firearmUnavailable),
      );
    }
    expect(await handOut(id, NO_SUCH_ID)).toMatchObject({ status: 404, detail: messages.firearmNotFound });
    expect(await handOut(NO_SUCH_ID)).toMatchObject({ status: 404 });
    expect(await takeBack(NO_SUCH_ID, 1)).toMatchObject({ status: 404, detail: messages.handOutNotFound });
  });

  it('waits for the weapon that is sent to the workshop at the same time, and is refused then', async () => {
    const { id } = await anEnrolment();
    for (let round = 0; round < 20; round += 1) {
      const firearmId = await aFirearm();
      const { updateOne } = FirearmModel;
      const write = vi.spyOn(FirearmModel, 'updateOne').mockImplementationOnce((async (...given: never[]) => {
        await delay(60);
        return updateOne.apply(FirearmModel, given as never);
      }) as never);
      const sent = as(desk).updateFirearm({ id: firearmId, state: 'workshop' });
      await vi.waitFor(() => expect(write).toHaveBeenCalled(), { interval: 1 });
      expect(await handOut(id, firearmId)).toMatchObject(conflict(messages.firearmUnavailable));
      expect(good(await sent).state).toBe('workshop');
      write.mockRestore();
    }
  });

  it('is refused on another day, and for an enrolment that is over', async () => {
    const { id } = await anEnrolment();
    for (const startsAt of [addDays(new Date(), 1), subDays(new Date(), 1)]) {
      await EnrolmentModel.updateOne({ _id: id }, { $set: startFields(startsAt) });
      expect(await handOut(id)).toMatchObject(conflict(messages.handOutOtherDay));
    }
    good(await as(desk).cancelEnrolments({ ids: [id] }));
    expect(await handOut(id)).toMatchObject(conflict(messages.handOutStatus));
  });

  it.each([
    ['none', () => null, false],
    ['one of yesterday', () => dayIn(subDays(new Date(), 1), academy.timeZone), false],
    ['one that ends today', today, true],
  ])('with %s for a licence', async (_, until, isHandedOut) => {
    const { id, student } = await anEnrolment();
    await hasLicence(student.id, until());
    const result = await handOut(id);
    if (isHandedOut) expect(good(result).companion).toBeNull();
    else expect(result).toMatchObject(conflict(messages.handOutLicence));
  });

  it('without a licence needs a course that permits it and an instructor who is named', async () => {
    const { id: courseId } = await aCourse();
    const { id, student } = await anEnrolment(courseId);
    await hasLicence(student.id, null);
    const instructor = await anInstructor({ name: 'Vera Ruiz' });
    const give = async (instructorId?: string) =>
      as(armourer).handOutFirearm({ firearmId: await aFirearm(), enrolmentId: id, instructorId });
    expect(await give(instructor.id)).toMatchObject(conflict(messages.handOutLicence));
    good(await as(desk).setCourseKit({ courseId, isAccompanied: true, weapons: [] }));
    expect(await give()).toMatchObject(conflict(messages.companionRequired));
    expect(await give(NO_SUCH_ID)).toMatchObject({ status: 422, detail: messages.instructorNotFound });
    expect(good(await give(instructor.id)).companion).toBe('Vera Ruiz');
  });
});

describe('the kit of a course', () => {
  it('is none at first, and is set by revision', async () => {
    const { id: courseId } = await aCourse();
    expect(good(await as(armourer).courseKit(courseId))).toEqual({
      courseId,
      isAccompanied: false,
      weapons: [],
      rounds: 0,
    });
    const kit = { courseId, isAccompanied: true, weapons: ['pistola-9mm', 'escopeta-12'], rounds: 50 };
    expect(good(await as(desk).setCourseKit({ ...kit, expectedRevision: 0 }))).toEqual(kit);
    expect(await as(desk).setCourseKit({ ...kit, expectedRevision: 0 })).toMatchObject({ status: 409 });
    expect(await as(desk).setCourseKit({ ...kit, weapons: ['arco'] })).toMatchObject({ status: 422 });
    expect(await as(desk).setCourseKit({ ...kit, rounds: 5_001 })).toMatchObject({ status: 422 });
  });
});

describe('the students of today', () => {
  const found = async (id: string) =>
    good(await as(armourer).rangeDay()).students.find(({ enrolmentId }) => enrolmentId === id);

  it('are listed with their licence, presence and weapons, and no money', async () => {
    const { id: courseId } = await aCourse();
    const { id, student } = await anEnrolment(courseId);
    expect(await found(id)).toMatchObject({
      hasLicence: true,
      isAccompanied: false,
      arrivedAt: null,
      weapons: [],
    });
    good(await as(desk).setCourseKit({ courseId, isAccompanied: true, weapons: ['pistola-9mm'] }));
    await hasLicence(student.id, null);
    good(await as(desk).markArrivals({ ids: [id], isPresent: true }));
    expect(await found(id)).toMatchObject({
      hasLicence: false,
      isAccompanied: true,
      weapons: ['pistola-9mm'],
      arrivedAt: expect.any(String),
    });
    expect(JSON.stringify(await as(armourer).rangeDay())).not.toMatch(/price|centavos/i);
    good(await as(desk).cancelEnrolments({ ids: [id] }));
    expect(await found(id)).toBeUndefined();
  });
});

describe('a class with a weapon out', () => {
  const aClass = async () => {
    const instructor = await aStaffMember(server, 'instructor');
    const { enrolments } = await aClassToday(instructor, server);
    const [{ id }] = enrolments;
    await isToday(id);
    return { id, instructor, out: good(await handOut(id)) };
  };
  const statusOf = async (id: string) => (await EnrolmentModel.findById(id).orFail().lean()).status;

  it('is completed when it is back', async () => {
    const { id, instructor, out } = await aClass();
    const complete = () => as(desk).completeEnrolments({ ids: [id] });
    expect(good(await complete())[0]?.error?.message).toBe(messages.firearmNotReturned);
    const [mark] = good(await as(instructor).recordAttendance({ ids: [id], attendance: 'present' }));
    expect(mark?.error?.message).toBe(messages.firearmNotReturned);
    expect(await statusOf(id)).toBe('confirmed');
    good(await takeBack(out.id, 10));
    expect(good(await complete())[0]?.error).toBeNull();
    expect(await EnrolmentModel.findById(id).lean()).toMatchObject({ completion: { earlyReason: null } });
  });

  it('is completed before by the desk with a reason, which is kept with its name', async () => {
    const { id } = await aClass();
    good(await as(desk).completeEnrolments({ ids: [id], reason: 'Se queda para la segunda clase' }));
    expect(await EnrolmentModel.findById(id).lean()).toMatchObject({
      status: 'completed',
      completion: { by: desk.id, earlyReason: 'Se queda para la segunda clase' },
    });
  });

  it('is completed by the calls of the specification, with a reason of theirs', async () => {
    const { id } = await aClass();
    good(await connectRest(server.url, admin.token).updateEnrolment(id, { status: 'completed' }));
    expect(await EnrolmentModel.findById(id).lean()).toMatchObject({
      completion: { earlyReason: messages.completedByApi },
    });
  });

  it('is not handed out while it is completed', async () => {
    const { id, out } = await aClass();
    good(await takeBack(out.id, 1));
    const [gave] = await Promise.all([handOut(id), as(desk).completeEnrolments({ ids: [id] })]);
    const isCompleted = (await statusOf(id)) === 'completed';
    expect(gave.ok).toBe(!isCompleted);
  });
});
