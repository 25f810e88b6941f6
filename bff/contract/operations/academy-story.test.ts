import { addDays, subDays } from 'date-fns';
import { expect, it } from 'vitest';
import { verify } from '../../cli/verify/verify.ts';
import { aRegistration, academyDay, good } from '../builders.ts';
import { fetchFile, rowsOfFile } from '../csv-files.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';
import { runCli } from '../processes.ts';

const PATIENCE_MS = 60_000;
const EMAIL = 'direccion@academia.example';
const PASSWORD = 'direccion-1';

const server = useTestServer();
const connect = (token?: string) => connectGraphql(server.url, token);

it(
  'an empty academy is set up and run by GraphQL',
  async () => {
    await runCli(['create-admin', '--email', EMAIL, '--password-stdin'], server.settings, PASSWORD);
    const token = good(await connect().login({ email: EMAIL, password: PASSWORD })).accessToken;
    const staff = connect(token);
    const instructor = good(await staff.createInstructor({ name: 'Roberto Aguirre' }));
    const course = good(
      await staff.createCourse({
        name: 'Escopeta Deportiva',
        description: 'Postura, encare y platillos',
        location: 'Campana',
        courseType: 'Grupal',
        scheduledDate: addDays(new Date(), 9).toISOString(),
        price: 58_000,
        pointsValue: 120,
        capacity: 3,
        instructorId: instructor.id,
      }),
    );
    const courseId = course.id;

    const students = [];
    for (const firstName of ['Ana', 'Beto', 'Carla', 'Dora']) {
      const session = good(await connect().register(aRegistration({ firstName })));
      students.push(connect(session.accessToken));
    }
    const [ana, beto, carla, dora] = students;
    if (!ana || !beto || !carla || !dora) throw new Error('four students register');
    const ids = [];
    for (const student of [ana, beto, carla]) ids.push(good(await student.enrol({ courseId })).id);
    const [idOfAna = '', idOfBeto = '', idOfCarla = ''] = ids;
    expect(await dora.enrol({ courseId })).toMatchObject({ status: 409, detail: 'Curso completo' });
    good(await dora.joinWaitingList(courseId));
    expect(good(await staff.waitingList(courseId)).map(({ user }) => user.firstName)).toEqual(['Dora']);

    good(await beto.cancelEnrolment(idOfBeto));
    const [enrolment] = good(await dora.myEnrolments());
    expect(enrolment).toMatchObject({ courseId, status: 'pending' });
    const idOfDora = enrolment?.id ?? '';
    const inbox = good(await staff.enrolments({ filter: { status: 'pending' } }));
    expect(inbox.nodes.map(({ id }) => id)).toEqual([idOfDora, idOfCarla, idOfAna]);
    good(await staff.confirmEnrolments({ ids: [idOfAna, idOfCarla, idOfDora] }));

    const heldOn = subDays(new Date(), 1).toISOString();
    good(await staff.updateCourse({ id: courseId, scheduledDate: heldOn }));
    good(await staff.completeEnrolments({ ids: [idOfAna, idOfDora], reason: 'Rindió antes' }));
    good(await staff.completeEnrolments({ ids: [idOfAna], reason: 'Rindió antes' }));
    good(await staff.markNoShows({ ids: [idOfCarla] }));
    expect(
      await Promise.all([ana, beto, carla, dora].map(async (api) => good(await api.myPoints()))),
    ).toEqual([120, 0, 0, 120]);
    const [agenda] = good(await staff.agenda({ from: academyDay(-1), to: academyDay(-1) }));
    expect(agenda).toMatchObject({ completedCount: 2, instructorName: 'Roberto Aguirre' });

    good(await ana.redeem({ points: 50, description: 'Gorra' }));
    const [waiting] = good(await staff.redemptions({ state: 'pending' })).nodes;
    good(await staff.handOutRedemption({ code: waiting?.code }));
    expect(await staff.handOutRedemption({ code: waiting?.code })).toMatchObject({ status: 409 });
    expect(good(await staff.redemptions({ state: 'pending' })).nodes).toEqual([]);

    const months = [academyDay(-1).slice(0, 7), academyDay(0).slice(0, 7)];
    const reports = good(await staff.reports({ fromMonth: months[0], toMonth: months[1] }));
    const sum = (read: (row: (typeof reports)[number]) => number) =>
      reports.reduce((total, row) => total + read(row), 0);
    expect(sum(({ points }) => points.earned - points.redeemed + points.adjusted)).toBe(190);
    expect(sum(({ bookedIncome }) => bookedIncome)).toBe(2 * 58_000);
    expect(sum(({ enrolments }) => enrolments.completed)).toBe(2);
    expect(sum(({ enrolments }) => enrolments.cancelled)).toBe(2);
    const ledger = await rowsOfFile(await fetchFile(`${server.url}/api/exports/ledger.csv`, token));
    expect(ledger.map(({ Puntos }) => Number(Puntos))).toEqual([120, 120, -50]);
    const rows = await rowsOfFile(await fetchFile(`${server.url}/api/exports/enrolments.csv`, token));
    expect(rows).toHaveLength(4);

    const trail = good(await staff.auditTrail({ first: 100 })).nodes.reverse();
    const entries = trail.map(({ action, actor, outcome }) => `${actor.label}: ${action} ${outcome}`);
    expect(entries).toMatchInlineSnapshot(`
      [
        "direccion@academia.example: instructor.create done",
        "direccion@academia.example: course.create done",
        "Ana Gómez: enrolment.create done",
        "Beto Gómez: enrolment.create done",
        "Carla Gómez: enrolment.create done",
        "Dora Gómez: enrolment.create refused",
        "Dora Gómez: waiting.join done",
        "direccion@academia.example: course.viewWaiting done",
        "Beto Gómez: enrolment.cancel done",
        "Sistema: enrolment.promote done",
        "direccion@academia.example: enrolment.viewList done",
        "direccion@academia.example: enrolment.confirm done",
        "direccion@academia.example: enrolment.confirm done",
        "direccion@academia.example: enrolment.confirm done",
        "direccion@academia.example: course.update done",
        "direccion@academia.example: enrolment.complete done",
        "direccion@academia.example: enrolment.complete done",
        "direccion@academia.example: enrolment.complete done",
        "direccion@academia.example: enrolment.noShow done",
        "direccion@academia.example: agenda.view done",
        "Ana Gómez: points.redeem done",
        "direccion@academia.example: redemption.viewList done",
        "direccion@academia.example: redemption.handOut done",
        "direccion@academia.example: redemption.handOut refused",
        "direccion@academia.example: export.ledger done",
        "direccion@academia.example: export.enrolments done",
      ]
    `);
    expect((await verify()).problems).toEqual([]);
  },
  PATIENCE_MS,
);
