import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns';
import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { ServiceAccountModel } from '../../src/features/service-accounts/service-account.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import type { Result } from '../academy-api.ts';
import { aServiceAccount } from '../account-builders.ts';
import {
  NO_SUCH_ID,
  PASSWORD,
  aBooking,
  aCourse,
  aPersonalisedCourse,
  aStudent,
  anAdmin,
  textOfEverything,
  good,
  type Member,
} from '../builders.ts';
import { useCommandLine } from '../command-line.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';
import { surfaces } from '../surfaces.ts';

const server = useTestServer();
const surface = () => ({ url: server.url, connect: connectGraphql });
const apiOf = ({ token }: { token: string }) => connectGraphql(server.url, token);
let admin: Member;
let student: Member;

beforeAll(async () => {
  admin = await anAdmin(surface());
  student = await aStudent(surface());
});

const UNAUTHENTICATED = { ok: false, status: 401, detail: messages.unauthenticated };
const NOT_FOUND = { ok: false, status: 404, detail: messages.serviceAccountNotFound };
const NAME_TAKEN = { ok: false, status: 409, detail: messages.serviceAccountNameTaken };

const aName = () => `Planilla ${randomUUID()}`;
const input = (given: object = {}) => ({
  name: aName(),
  scopes: ['read', 'write', 'admin'],
  currentPassword: PASSWORD,
  ...given,
});
const made = async (given: object = {}, by = admin) => {
  const { secret, serviceAccount } = good(await apiOf(by).createServiceAccount(input(given)));
  return { ...serviceAccount, token: secret };
};

describe('a service account', () => {
  it('shows its secret once, stores a digest, and is listed without it', async () => {
    const { secret, serviceAccount } = good(await apiOf(admin).createServiceAccount(input()));
    expect(secret).toMatch(/^acs_[\w-]{43}$/);
    expect(serviceAccount).toMatchObject({
      scopes: ['read', 'write', 'admin'],
      createdBy: { id: admin.id, label: 'Ana Gómez', isServiceAccount: false },
      expiresAt: null,
      lastUsedAt: null,
      endedAt: null,
    });
    expect(good(await apiOf(admin).serviceAccounts())).toContainEqual(serviceAccount);
    expect(await textOfEverything()).not.toContain(secret);
  });

  it.each(surfaces)('has the rights of staff by %s, and its use is recorded', async (_, connect) => {
    const { id, token } = await made();
    const { id: courseId } = await aPersonalisedCourse();
    const enrolment = good(await student.api.enrol(aBooking(courseId)));
    const api = connect(server.url, token);
    expect(good(await api.enrolment(enrolment.id)).id).toBe(enrolment.id);
    expect(good(await api.updateEnrolment(enrolment.id, { status: 'confirmed' })).status).toBe('confirmed');
    expect(good(await api.cancelEnrolment(enrolment.id)).status).toBe('cancelled');
    const stored = await EnrolmentModel.findById(enrolment.id).lean();
    expect(stored?.cancellation).toMatchObject({ reason: 'academy', by: id });
    const used = good(await apiOf(admin).serviceAccounts()).find((listed) => listed.id === id);
    expect(Date.parse(used?.lastUsedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('is no user: it is in no list of users and in no figure, and is never the last admin', async () => {
    const { id, token } = await made();
    const { id: courseId } = await aCourse();
    const [stats, users] = [good(await apiOf(admin).adminStats()), await UserModel.countDocuments()];
    good(await apiOf({ token }).updateCourse({ id: courseId, location: 'Luján' }));
    expect(good(await apiOf({ token }).adminStats())).toEqual(stats);
    expect(await UserModel.countDocuments()).toBe(users);
    expect(good(await apiOf({ token }).allUsers()).map((user) => user.id)).not.toContain(id);
    expect(await apiOf({ token }).user(id)).toMatchObject({ status: 404 });
    const others = { role: 'admin', _id: { $ne: admin.id } } as const;
    await UserModel.updateMany(others, { isActive: false });
    expect(await apiOf({ token }).updateUser({ id: admin.id, isActive: false })).toMatchObject({
      status: 409,
      detail: messages.lastAdmin,
    });
    await UserModel.updateMany(others, { isActive: true });
  });

  it('has a unique name among active ones, whatever its case and accents', async () => {
    const name = `Señal ${randomUUID()}`;
    const { id } = await made({ name });
    const other = await made();
    const variant = name.toUpperCase().replace('Ñ', 'N');
    expect(await apiOf(admin).createServiceAccount(input({ name: variant }))).toEqual(NAME_TAKEN);
    expect(await apiOf(admin).updateServiceAccount({ id: other.id, name: variant })).toEqual(NAME_TAKEN);
    good(await apiOf(admin).endServiceAccount(id));
    expect((await made({ name: variant })).name).toBe(variant);
  });

  it.each([
    ['name', 'x', messages.tokenName],
    ['scopes', [], messages.tokenScopes],
    ['expiresInDays', 0, messages.tokenDays],
    ['expiresInDays', 367, messages.tokenDays],
  ])('is not created with %s %j', async (field, value, message) => {
    expect(await apiOf(admin).createServiceAccount(input({ [field]: value }))).toMatchObject({
      status: 422,
      fields: [{ field, message }],
    });
  });

  it.each([undefined, null, '', 'otra-cosa'])('is rejected with the password %j', async (currentPassword) => {
    const found = await aServiceAccount(['read']);
    const api = apiOf(admin);
    const stored = await ServiceAccountModel.find().lean();
    const results = [
      await api.createServiceAccount(input({ currentPassword })),
      await api.rotateServiceAccount({ id: found.id, currentPassword }),
      await api.updateServiceAccount({ id: found.id, scopes: ['read', 'admin'], currentPassword }),
    ];
    for (const result of results) {
      expect(result).toMatchObject({
        status: 422,
        fields: [{ field: 'currentPassword', message: messages.currentPassword }],
      });
    }
    expect(await ServiceAccountModel.find().lean()).toEqual(stored);
  });

  it('is renamed without the password, and gets other scopes at once with it', async () => {
    const { id, token } = await made({ scopes: ['read'] });
    const name = aName();
    expect(good(await apiOf(admin).updateServiceAccount({ id, name })).name).toBe(name);
    expect(await apiOf({ token }).adminStats()).toMatchObject({
      status: 403,
      detail: `${messages.tokenScopeMissing} admin`,
    });
    const scopes = ['read', 'admin'];
    const changed = good(await apiOf(admin).updateServiceAccount({ id, scopes, currentPassword: PASSWORD }));
    expect(changed).toMatchObject({ name, scopes });
    good(await apiOf({ token }).adminStats());
  });

  it('is limited to 50 active ones', async () => {
    await ServiceAccountModel.deleteMany({});
    const accounts = await Promise.all(Array.from({ length: 50 }, () => aServiceAccount()));
    expect(await apiOf(admin).createServiceAccount(input())).toEqual({
      ok: false,
      status: 409,
      detail: messages.tooManyServiceAccounts,
    });
    good(await apiOf(admin).endServiceAccount(accounts[0]?.id ?? ''));
    const atOnce = await Promise.all([1, 2, 3, 4].map(() => apiOf(admin).createServiceAccount(input())));
    expect(atOnce.filter(({ ok }) => ok)).toHaveLength(1);
    await ServiceAccountModel.deleteMany({});
  });
});

describe('the secret of a service account', () => {
  it.each(surfaces)(
    'is rejected at once by %s when it is rotated, and the new one works',
    async (_, connect) => {
      const { id, token } = await made();
      good(await connect(server.url, token).allUsers());
      const rotated = good(await apiOf(admin).rotateServiceAccount({ id, currentPassword: PASSWORD }));
      expect(rotated.secret).not.toBe(token);
      expect(rotated.serviceAccount).toMatchObject({ id, lastUsedAt: null });
      expect(await connect(server.url, token).allUsers()).toEqual(UNAUTHENTICATED);
      good(await connect(server.url, rotated.secret).allUsers());
    },
  );

  it.each(surfaces)('ends by %s with the service account, for good', async (_, connect) => {
    const { id, token } = await made();
    good(await connect(server.url, token).allUsers());
    const ended = good(await apiOf(admin).endServiceAccount(id));
    expect(ended.endedAt).not.toBeNull();
    expect(await connect(server.url, token).allUsers()).toEqual(UNAUTHENTICATED);
    expect(good(await apiOf(admin).endServiceAccount(id))).toEqual(ended);
    expect(await apiOf(admin).rotateServiceAccount({ id, currentPassword: PASSWORD })).toEqual(NOT_FOUND);
    expect(await apiOf(admin).updateServiceAccount({ id, name: aName() })).toEqual(NOT_FOUND);
    expect(good(await apiOf(admin).serviceAccounts()).map((listed) => listed.id)).not.toContain(id);
  });

  it('expires if that is set, and works again once it is rotated', async () => {
    const { id, token, expiresAt } = await made({ expiresInDays: 7 });
    expect(Date.parse(expiresAt ?? '') - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    await ServiceAccountModel.updateOne({ _id: id }, { expiresAt: addDays(new Date(), -1) });
    expect(await apiOf({ token }).adminStats()).toEqual(UNAUTHENTICATED);
    const { secret, serviceAccount } = good(
      await apiOf(admin).rotateServiceAccount({ id, currentPassword: PASSWORD }),
    );
    expect(serviceAccount.expiresAt).toBeNull();
    good(await apiOf({ token: secret }).adminStats());
  });

  it.each([NO_SUCH_ID, 'x'])('of %j is not found', async (id) => {
    expect(await apiOf(admin).rotateServiceAccount({ id, currentPassword: PASSWORD })).toEqual(NOT_FOUND);
    expect(await apiOf(admin).endServiceAccount(id)).toEqual(NOT_FOUND);
  });
});

describe('a service account remains active after its creator', () => {
  it.each<[string, (maker: Member) => Promise<Result<unknown>>]>([
    ['is deactivated', ({ id }) => apiOf(admin).updateUser({ id, isActive: false })],
    ['loses the role', ({ id }) => apiOf(admin).updateUser({ id, role: 'student' })],
    ['has all access ended', ({ id }) => apiOf(admin).endUserAccess({ userId: id })],
    [
      'changes the password',
      (maker) => apiOf(maker).changePassword({ currentPassword: PASSWORD, newPassword: 'otro-secreto-2' }),
    ],
    [
      'is deleted',
      async (maker) => {
        good(await apiOf(admin).updateUser({ id: maker.id, role: 'student' }));
        const { accessToken } = good(
          await connectGraphql(server.url).login({ email: maker.email, password: PASSWORD }),
        );
        good(await apiOf({ token: accessToken }).requestDeletion({ currentPassword: PASSWORD }));
        return apiOf(admin).settleDeletion({ userId: maker.id, decision: 'approve' });
      },
    ],
  ])('who %s', async (_, happen) => {
    const maker = await anAdmin(surface());
    const { id, token } = await made({}, maker);
    good(await happen(maker));
    good(await apiOf({ token }).adminStats());
    const listed = good(await apiOf(admin).serviceAccounts()).find((account) => account.id === id);
    expect(listed?.createdBy.id).toBe(maker.id);
  });
});

describe('the audit trail', () => {
  it('has what a service account did, under its name and id', async () => {
    const { id, name, token } = await made();
    const { id: courseId } = await aCourse();
    good(await apiOf({ token }).updateCourse({ id: courseId, location: 'Luján' }));
    good(await apiOf({ token }).user(student.id));
    const { nodes } = good(await apiOf(admin).auditTrail({ filter: { actorId: id } }));
    expect(nodes.map(({ action, actor }) => ({ action, actor }))).toEqual(
      ['user.view', 'course.update'].map((action) => ({
        action,
        actor: { id, label: name, isServiceAccount: true },
      })),
    );
  });

  it('has who created, changed, rotated and ended it, without its secret', async () => {
    const { id, name, token } = await made({ scopes: ['read'], expiresInDays: 7 });
    const api = apiOf(admin);
    good(await api.updateServiceAccount({ id, scopes: ['read', 'write'], currentPassword: PASSWORD }));
    const { secret } = good(await api.rotateServiceAccount({ id, currentPassword: PASSWORD }));
    good(await api.endServiceAccount(id));
    const entries = await AuditEntryModel.find({ subjectId: id }).sort({ at: 1, _id: 1 }).lean();
    expect(entries.map(({ action, changes }) => ({ action, changes }))).toEqual([
      {
        action: 'serviceAccount.create',
        changes: [
          { field: 'scopes', before: null, after: 'read' },
          { field: 'expiresInDays', before: null, after: '7' },
        ],
      },
      {
        action: 'serviceAccount.update',
        changes: [{ field: 'scopes', before: 'read', after: 'read, write' }],
      },
      { action: 'serviceAccount.rotate', changes: [] },
      { action: 'serviceAccount.end', changes: [] },
    ]);
    for (const entry of entries) {
      expect(entry).toMatchObject({
        actorId: admin.id,
        subjectType: 'serviceAccount',
        subjectLabel: name,
        outcome: 'done',
      });
    }
    for (const text of [token, secret, PASSWORD]) expect(JSON.stringify(entries)).not.toContain(text);
  });
});

describe('the command line', () => {
  const runCommand = useCommandLine(server);

  it('creates, lists, rotates and ends a service account', async () => {
    const name = aName();
    const command = ['service-account', 'create', '--name', name, '--scope', 'read', 'admin'];
    const created = await runCommand(command);
    expect(created).toMatchObject({ code: 0, stderr: '' });
    const token = created.stdout.trim();
    good(await apiOf({ token }).adminStats());
    const { stdout } = await runCommand(['service-account', 'list', '--json']);
    const listed = JSON.parse(stdout) as { id: string; name: string; createdById: string | null }[];
    const { id = '', createdById } = listed.find((account) => account.name === name) ?? {};
    expect(createdById).toBeNull();
    const { createdBy } = good(await apiOf(admin).serviceAccounts()).find((one) => one.id === id) ?? {};
    expect(createdBy).toEqual({ id: null, label: messages.auditOperator, isServiceAccount: false });
    expect((await runCommand(['service-account', 'list'])).stdout).toMatch(
      new RegExp(`${id} +${name} +read admin`),
    );
    const rotated = (await runCommand(['service-account', 'rotate', id, '--days', '5'])).stdout.trim();
    expect(await apiOf({ token }).adminStats()).toEqual(UNAUTHENTICATED);
    good(await apiOf({ token: rotated }).adminStats());
    expect((await runCommand(['service-account', 'end', id])).stdout).toBe(`${id}: ended.\n`);
    expect(await apiOf({ token: rotated }).adminStats()).toEqual(UNAUTHENTICATED);
  });
});
