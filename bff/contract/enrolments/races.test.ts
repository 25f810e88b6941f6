import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { verify } from '../../cli/verify/verify.ts';
import type { AcademyApi, Result } from '../academy-api.ts';
import {
  aBooking,
  aCourse,
  aDocumentNumber,
  aPending,
  aPersonalisedCourse,
  aProfile,
  aRegistration,
  aStudent,
  anAdmin,
  anEmail,
  givePoints,
  good,
  type Member,
} from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer } from '../harness.ts';
import { isWhole } from '../matrices.ts';
import { runCli, startServerProcess, type ServerProcess } from '../processes.ts';

/** A server here for the builders, and two in processes of their own that race. */
const home = useTestServer();
let racers: ServerProcess[];
let admin: Member;

/** On each of the two processes. */
const PARALLEL = isWhole ? 25 : 6;
/** `ROUNDS=20` is the long form. */
const ROUNDS = Array.from({ length: Number(process.env.ROUNDS ?? 1) }, (_, index) => index + 1);

beforeAll(async () => {
  const shared = { DB_NAME: home.settings.DB_NAME ?? '', MONGODB_URI: home.settings.MONGODB_URI ?? '' };
  racers = await Promise.all([startServerProcess(shared), startServerProcess(shared)]);
  admin = await anAdmin({ url: home.url, connect: connectRest });
});
afterAll(async () => {
  await Promise.all(racers.map(({ stop }) => stop()));
});

/** On both processes at once, half by REST, half by GraphQL; no result may be a server error. */
const race = async <T>(
  token: string | undefined,
  run: (api: AcademyApi, index: number) => Promise<Result<T>>,
) => {
  const runs = racers.flatMap(({ url }) =>
    Array.from({ length: PARALLEL }, (_, index) =>
      run((index % 2 ? connectRest : connectGraphql)(url, token), index),
    ),
  );
  const results = await Promise.all(runs);
  expect(results.filter(({ status }) => status >= 500)).toEqual([]);
  return {
    won: results.filter(({ ok }) => ok).length,
    others: new Set(results.flatMap((result) => (result.ok ? [] : [`${result.status} ${result.detail}`]))),
  };
};

const surface = () => ({ url: home.url, connect: connectRest });
const expectClean = async () => expect((await verify()).problems).toEqual([]);

describe.each(ROUNDS)(`two processes, ${2 * PARALLEL} at once, round %i`, () => {
  it('one registration with an email succeeds', async () => {
    const email = anEmail();
    const { won, others } = await race(undefined, (api, index) =>
      api.register(aRegistration({ email: index % 3 ? email : email.toUpperCase() })),
    );
    expect(won).toBe(1);
    expect(others).toEqual(new Set(['409 email already registered']));
    expect(await UserModel.countDocuments({ email })).toBe(1);
  });

  it('one registration with a document succeeds, in any notation', async () => {
    const digits = aDocumentNumber();
    const forms = [
      digits,
      digits.replace(/^(..)(...)/, '$1.$2.'),
      ` ${digits} `,
      digits.replace(/(\d)$/, '-$1'),
    ];
    const { won, others } = await race(undefined, (api, index) =>
      api.register(aRegistration({ documentNumber: forms[index % forms.length] })),
    );
    expect(won).toBe(1);
    expect(others).toEqual(new Set(['409 document_number already registered']));
  });

  it('one seat is taken in a group course', async () => {
    const student = await aStudent(surface());
    const { id: courseId } = await aCourse();
    const { won, others } = await race(student.token, (api) => api.enrol({ courseId }));
    expect(won).toBe(1);
    expect(others).toEqual(new Set(['409 Ya estás inscripto en este curso']));
    expect(good(await student.api.myEnrolments())).toHaveLength(1);
  });

  it('one class is booked for a minute', async () => {
    const student = await aStudent(surface());
    const booking = aBooking((await aPersonalisedCourse()).id);
    const { won } = await race(student.token, (api) => api.enrol(booking));
    expect(won).toBe(1);
    expect(good(await student.api.myEnrolments())).toHaveLength(1);
  });

  it('seven redemptions of ten empty a balance of seventy-five down to five', async () => {
    const student = await aStudent(surface());
    await givePoints(student.id, 75);
    const { won, others } = await race(student.token, (api) =>
      api.redeem({ points: 10, description: 'Carrera' }),
    );
    expect(won).toBe(7);
    expect(others).toEqual(new Set(['409 Puntos insuficientes']));
    expect(good(await student.api.myPoints())).toBe(5);
  });

  it('an enrolment is completed many times and earns once', async () => {
    const student = await aStudent(surface());
    const { id } = good(await student.api.enrol({ courseId: (await aCourse({ pointsValue: 30 })).id }));
    good(await admin.api.updateEnrolment(id, { status: 'confirmed' }));
    const { won } = await race(admin.token, (api) => api.updateEnrolment(id, { status: 'completed' }));
    expect(won).toBe(2 * PARALLEL);
    expect(good(await student.api.myPoints())).toBe(30);
    expect(good(await student.api.myTransactions())).toHaveLength(1);
  });

  it('completing and cancelling at once end in one of the two, with points only for the completed', async () => {
    const student = await aStudent(surface());
    const { id } = good(await student.api.enrol({ courseId: (await aCourse({ pointsValue: 30 })).id }));
    good(await admin.api.updateEnrolment(id, { status: 'confirmed' }));
    await race(admin.token, (api, index) =>
      index % 2 ? api.cancelEnrolment(id) : api.updateEnrolment(id, { status: 'completed' }),
    );
    const { status } = good(await student.api.enrolment(id));
    expect(['completed', 'cancelled']).toContain(status);
    expect(good(await student.api.myPoints())).toBe(status === 'completed' ? 30 : 0);
  });

  it('every cancellation of one enrolment succeeds and frees one seat', async () => {
    const student = await aStudent(surface());
    const { id: courseId } = await aCourse();
    const { id } = good(await student.api.enrol({ courseId }));
    expect((await race(student.token, (api) => api.cancelEnrolment(id))).won).toBe(2 * PARALLEL);
    expect((await race(student.token, (api) => api.enrol({ courseId }))).won).toBe(1);
  });

  it('a pending profile is completed once', async () => {
    const pending = await aPending(surface());
    const { won, others } = await race(pending.token, (api) => api.setupProfile(aProfile()));
    expect(won).toBe(1);
    expect([...others].every((text) => text.startsWith('409 '))).toBe(true);
  });

  it('a friend is invited once', async () => {
    const student = await aStudent(surface());
    const referredEmail = anEmail();
    expect((await race(student.token, (api) => api.createReferral({ referredEmail }))).won).toBe(1);
  });

  it('two changes of one booking leave one of the two whole, with its price', async () => {
    const student = await aStudent(surface());
    const { id: courseId } = await aPersonalisedCourse();
    const { id } = good(await student.api.enrol(aBooking(courseId)));
    const changes = [
      { weapons: ['pistola-9mm'], ammoBoxes: [{ caliber: '9mm', quantity: 1 }] },
      { weapons: ['carabina-9mm', 'escopeta-12'], ammoBoxes: [{ caliber: '12 UAB', quantity: 3 }] },
    ];
    const expected = [];
    for (const change of changes) {
      const { weapons, ammoBoxes, price } = good(await student.api.updateEnrolment(id, change));
      expected.push({ weapons, ammoBoxes, price });
    }
    const { won, others } = await race(student.token, (api, index) =>
      api.updateEnrolment(id, changes[index % 2] ?? {}),
    );
    expect(won).toBeGreaterThan(0);
    expect([...others].filter((text) => text !== `409 ${messages.changedMeanwhile}`)).toEqual([]);
    const { weapons, ammoBoxes, price } = good(await student.api.enrolment(id));
    expect(expected).toContainEqual({ weapons, ammoBoxes, price });
  });

  it('a token that signs out during its requests changes nothing afterwards', async () => {
    const { token } = await aStudent(surface());
    const { others } = await race<unknown>(token, (api, index) =>
      index === 3 ? api.logout() : api.myPoints(),
    );
    expect([...others].every((text) => text.startsWith('401 '))).toBe(true);
    const { won } = await race(token, (api) => api.createReferral({ referredEmail: anEmail() }));
    expect(won).toBe(0);
  });

  it('verify finds no problem afterwards, also by the command line', async () => {
    await expectClean();
    const { code, stdout } = await runCli(['verify', '--json'], home.settings);
    expect(JSON.parse(stdout)).toMatchObject({ problems: [] });
    expect(code).toBe(0);
  });
});

describe('changes of one process apply to the next request of the other', () => {
  const on = (index: number, token: string) => connectRest(racers[index]?.url ?? '', token);

  it('a revoked token', async () => {
    const { token } = await aStudent(surface());
    good(await on(1, token).me());
    good(await on(0, token).logout());
    expect((await on(1, token).me()).status).toBe(401);
  });

  it('a role and a deactivation', async () => {
    const person = await aStudent(surface());
    const { id, token } = person;
    const boss = connectGraphql(racers[0]?.url ?? '', admin.token);
    good(await boss.updateUser({ id, role: 'admin' }));
    good(await on(1, token).allUsers());
    good(await boss.updateUser({ id, role: 'student' }));
    expect((await on(1, token).me()).status).toBe(401);
    const { email } = person;
    const again = good(await on(1, '').login({ email, password: person.password })).accessToken;
    expect((await on(1, again).allUsers()).status).toBe(403);
    good(await boss.updateUser({ id, isActive: false }));
    expect((await on(1, again).me()).status).toBe(401);
  });
});
