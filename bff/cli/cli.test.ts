import { beforeAll, describe, expect, it } from 'vitest';
import { UserModel } from '../src/features/users/user.model.ts';
import { EnrolmentModel } from '../src/features/enrolments/enrolment.model.ts';
import { PointsEntryModel } from '../src/features/points/points-entry.model.ts';
import {
  PASSWORD,
  aBooking,
  aCourse,
  aPersonalisedCourse,
  aDeactivated,
  aStudent,
  anAdmin,
  anEmail,
  givePoints,
  good,
} from '../contract/builders.ts';
import { useCommandLine } from '../contract/command-line.ts';
import { connectRest } from '../contract/drivers/rest.ts';
import { useTestServer } from '../contract/harness.ts';
import { runCli } from '../contract/processes.ts';
import { verify } from './verify/verify.ts';

const server = useTestServer();

const cli = useCommandLine(server);
/** The same in a process of its own. */
const cliProcess = (args: string[], stdin?: string) => runCli(args, server.settings, stdin);
const login = (email: string, password: string) => connectRest(server.url).login({ email, password });

describe('create-admin, beside a running server', () => {
  it('creates an admin who can sign in at once and see all users', async () => {
    const email = anEmail();
    const { code, stdout } = await cliProcess(
      ['create-admin', '--email', ` ${email.toUpperCase()}`, '--password-stdin'],
      'clave-1\n',
    );
    expect([code, stdout]).toEqual([0, `${email} is an admin now.\n`]);
    const { accessToken } = good(await login(email, 'clave-1'));
    expect(good(await connectRest(server.url, accessToken).allUsers()).map((user) => user.email)).toContain(
      email,
    );
  });

  it('makes an existing account an admin and keeps its password', async () => {
    const student = await aStudent({ url: server.url, connect: connectRest });
    const { code, stdout } = await cli(
      ['create-admin', '--email', student.email, '--password-stdin'],
      'otra-clave\n',
    );
    expect([code, stdout]).toEqual([0, expect.stringContaining('had an account already')]);
    expect((await student.api.allUsers()).ok).toBe(true);
    expect((await login(student.email, PASSWORD)).ok).toBe(true);
    expect((await login(student.email, 'otra-clave')).status).toBe(401);
  });

  it('prints that a deactivated account is active again', async () => {
    const member = await aDeactivated({ url: server.url, connect: connectRest });
    const { code, stdout } = await cli(['create-admin', '--email', member.email, '--password-stdin'], '');
    expect([code, stdout]).toEqual([0, expect.stringContaining('It was deactivated and is active again.')]);
    expect((await login(member.email, PASSWORD)).ok).toBe(true);
  });

  it.each([
    ['a wrong email', cli, ['--email', 'nadie', '--password-stdin'], 'clave-1', 'Email inválido'],
    [
      'a short password',
      cli,
      ['--email', 'nueva@example.com', '--password-stdin'],
      '12345',
      'al menos 6 caracteres',
    ],
    ['no password on a pipe', cliProcess, ['--email', 'nueva@example.com'], '', '--password-stdin'],
    ['no email', cli, [], '', "required option '--email"],
  ])('rejects %s with one line and exit code 1', async (_, run, args, stdin, sentence) => {
    const { code, stderr } = await run(['create-admin', ...args], stdin);
    expect(code).toBe(1);
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(await UserModel.exists({ email: 'nueva@example.com' })).toBeNull();
  });
});

describe('the command line', () => {
  it.each([[[]], [['create-admin']]])('explains %j with --help', async (command) => {
    const { code, stdout } = await cli([...command, '--help']);
    expect([code, stdout]).toEqual([0, expect.stringContaining('Usage: npm run cli --')]);
  });

  it('rejects an unknown command, and lists every wrong setting', async () => {
    expect((await cliProcess(['destroy'])).code).toBe(1);
    const { code, stderr } = await cli(['verify'], '', { PORT: 'x', RATE_LIMITS: 'maybe' });
    expect(code).toBe(1);
    expect(stderr).toContain('PORT must be a whole number');
    expect(stderr).toContain('RATE_LIMITS must be on or off');
  });
});

describe('verify', () => {
  const aStory = async () => {
    const surface = { url: server.url, connect: connectRest };
    const student = await aStudent(surface);
    const admin = await anAdmin(surface);
    const { id: courseId } = await aCourse({ pointsValue: 30 });
    const enrolled = good(await student.api.enrol({ courseId }));
    const booked = good(await student.api.enrol(aBooking((await aPersonalisedCourse()).id)));
    for (const status of ['confirmed', 'completed'])
      good(await admin.api.updateEnrolment(enrolled.id, { status }));
    await givePoints(student.id, 10);
    return { userId: student.id, courseId, enrolledId: enrolled.id, bookedId: booked.id };
  };
  type Story = Awaited<ReturnType<typeof aStory>>;
  let story: Story;
  beforeAll(async () => {
    story = await aStory();
  });

  it('finds no problem in data that the product stored', async () => {
    const { code, stdout } = await cli(['verify']);
    expect([code, stdout]).toEqual([0, expect.stringContaining('all invariants hold')]);
  });

  type Tampering = [string, (story: Story) => [PromiseLike<unknown>, () => PromiseLike<unknown>], RegExp];

  const users = () => UserModel.collection;
  const enrolments = () => EnrolmentModel.collection;
  const entries = () => PointsEntryModel.collection;
  const change = (
    collection: typeof UserModel.collection,
    filter: object,
    [wrong, right]: [object, object],
  ): ReturnType<Tampering[1]> => [
    collection.updateOne(filter, { $set: wrong }),
    () =>
      collection.updateOne(
        Object.fromEntries(
          Object.entries(filter).map(([key, value]) => [
            key,
            (wrong as Record<string, unknown>)[key] ?? value,
          ]),
        ),
        { $set: right },
      ),
  ];
  const idOf = (text: string) => new UserModel.base.Types.ObjectId(text);

  it.each<Tampering>([
    [
      'a stale search text',
      ({ userId }) => change(users(), { _id: idOf(userId) }, [{ lastName: 'Otro' }, { lastName: 'Gómez' }]),
      /search text is stale/,
    ],
    [
      'an slotKey that does not fit',
      ({ enrolledId }) =>
        change(enrolments(), { _id: idOf(enrolledId) }, [{ status: 'cancelled' }, { status: 'completed' }]),
      /slotKey does not fit/,
    ],
    [
      'points without completion',
      ({ enrolledId }) =>
        change(enrolments(), { _id: idOf(enrolledId) }, [{ status: 'confirmed' }, { status: 'completed' }]),
      /points without completion/,
    ],
    [
      'a price that is not that of the choice',
      ({ bookedId }) =>
        change(enrolments(), { _id: idOf(bookedId) }, [{ priceCentavos: 1 }, { priceCentavos: 9_500_000 }]),
      /price is not that/,
    ],
    [
      'a wrong balance',
      ({ userId }) => change(entries(), { userId: idOf(userId), seq: 2 }, [{ balance: 99 }, { balance: 40 }]),
      /wrong balance at 2/,
    ],
    [
      'a gap in the ledger',
      ({ userId }) => change(entries(), { userId: idOf(userId), seq: 2 }, [{ seq: 3 }, { seq: 2 }]),
      /3 follows 1/,
    ],
    [
      'an award that is not in the ledger',
      ({ userId }) => change(entries(), { userId: idOf(userId), seq: 1 }, [{ delta: 29 }, { delta: 30 }]),
      /award .* is not in the ledger/,
    ],
  ])('finds %s', async (_, tamper, problem) => {
    const [damage, repair] = tamper(story);
    await damage;
    expect((await verify()).problems.join('\n')).toMatch(problem);
    await repair();
    expect((await verify()).problems).toEqual([]);
  });

  it('ends with exit code 1 and lists the problems, as JSON with --json', async () => {
    const price = (priceCentavos: number) =>
      enrolments().updateOne({ _id: idOf(story.bookedId) }, { $set: { priceCentavos } });
    const problem = `enrolment ${story.bookedId}: its price is not that of its choice`;
    await price(1);
    const text = await cli(['verify']);
    expect([text.code, text.stdout]).toEqual([1, expect.stringContaining(problem)]);
    const json = await cliProcess(['verify', '--json']);
    expect(json.code).toBe(1);
    expect(JSON.parse(json.stdout)).toMatchObject({ problems: [problem] });
    await price(9_500_000);
  });
});
