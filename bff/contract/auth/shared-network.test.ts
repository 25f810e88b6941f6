import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { MAX_WAITING, SPACING_MS } from '../../src/features/credentials/login-throttle.ts';
import { RULES } from '../../src/process/limits.ts';
import type { AcademyApi } from '../academy-api.ts';
import { aReset } from '../account-builders.ts';
import {
  PASSWORD,
  aCourse,
  aDocumentNumber,
  aPendingUser,
  aRegistration,
  aStaffMember,
  aStudent,
  anAdmin,
  anEmail,
  good,
  type Member,
} from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer } from '../harness.ts';
import { isWhole } from '../matrices.ts';
import { MAIL_AWAY } from '../mailbox.ts';
import { surfaces } from '../surfaces.ts';

const WRONG = 'otra-cosa';
const nameOf = (number: number) => (number % 2 ? 'Ana' : 'Eva');
const CLASS = 40;

let hosts = 0;
/** An address of a network that no other test uses. */
const aNetwork = () => {
  hosts += 1;
  return { 'x-forwarded-for': `198.51.${Math.floor(hosts / 250)}.${(hosts % 250) + 1}` };
};

const statusesOf = async (count: number, work: (number: number) => Promise<{ status: number }>) => {
  const statuses: number[] = [];
  for (let number = 0; number < count; number += 1) statuses.push((await work(number)).status);
  return statuses;
};

const server = useTestServer({ RATE_LIMITS: 'on', TRUST_PROXY: '1', ...MAIL_AWAY });

describe.each(surfaces)('people on one network, by %s', (_, connect) => {
  const apiAt = (headers: Record<string, string>): AcademyApi => connect(server.url, undefined, headers);

  if (isWhole) {
    it('register, a class at once and more one by one, but not in any number', async () => {
      const api = apiAt(aNetwork());
      const together = await Promise.all(Array.from({ length: CLASS }, () => api.register(aRegistration())));
      expect(together.filter(({ ok }) => !ok)).toEqual([]);
      const { points } = RULES.registeredByAddress;
      const later = await statusesOf(points - CLASS, () => api.register(aRegistration()));
      expect(later.filter((status) => status >= 300)).toEqual([]);
      expect(await api.register(aRegistration())).toMatchObject({
        status: 429,
        detail: messages.tooManyTries,
      });
      good(await apiAt(aNetwork()).register(aRegistration()));
    });
  }

  if (isWhole) {
    it('sign in two hundred times with the right password, and a stranger there guesses no more often', async () => {
      const network = aNetwork();
      const api = apiAt(network);
      const { email } = await aStudent(server);
      const right = await statusesOf(200, () => api.login({ email, password: PASSWORD }));
      expect(right.filter((status) => status !== 200)).toEqual([]);
      const wrong = await statusesOf(RULES.loginByAddress.points, () =>
        api.login({ email: anEmail(), password: WRONG }),
      );
      expect(new Set(wrong)).toEqual(new Set([401]));
      expect(await api.login({ email: anEmail(), password: WRONG })).toMatchObject({ status: 429 });
    });
  }

  it('checks of an email count as registrations that fail, and leave half of them', async () => {
    const network = aNetwork();
    const api = connectGraphql(server.url, undefined, network);
    const person = aRegistration();
    expect(await api.mayRegister(person.email)).toMatchObject({ ok: true });
    good(await api.register(person));
    expect(await api.mayRegister(person.email)).toMatchObject({
      status: 409,
      detail: 'email already registered',
    });
    const half = RULES.registerByAddress.points / 2;
    const checks = await statusesOf(half - 1, () => api.mayRegister(anEmail()));
    expect(checks.indexOf(429)).toBe(half - 2);
    const left = await statusesOf(half + 1, () => api.register(person));
    expect(left.indexOf(429)).toBe(half);
  });

  it('registrations that fail are limited', async () => {
    const api = apiAt(aNetwork());
    const person = aRegistration();
    good(await api.register(person));
    const statuses = await statusesOf(RULES.registerByAddress.points + 1, () => api.register(person));
    expect(statuses.indexOf(429)).toBe(RULES.registerByAddress.points);
  });
});

type SentBack = { status: number; cookie: string };

/** Signs in by REST as a browser does, which keeps the cookie. */
const signIn = async (
  headers: Record<string, string>,
  email: string,
  password = PASSWORD,
): Promise<SentBack> => {
  const response = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email, password }),
  });
  const [cookie = ''] = response.headers.getSetCookie();
  return { status: response.status, cookie };
};

/** An owner, and the device where he has signed in, on a network whose attempts others have used up. */
const aBesiegedOwner = async () => {
  const owner = await aStudent({ url: server.url, connect: connectRest });
  const network = aNetwork();
  const { cookie } = await signIn(network, owner.email);
  const device = { ...network, cookie: cookie.split(';', 1)[0] ?? '' };
  const { points } = RULES.loginByAccountAndAddress;
  const guesses = await statusesOf(points, () => signIn(network, owner.email, WRONG));
  expect(new Set(guesses)).toEqual(new Set([401]));
  const others = await statusesOf(RULES.loginByAddress.points, () => signIn(network, anEmail(), WRONG));
  expect(others.at(-1)).toBe(429);
  return { owner, network, device, cookie };
};

describe('a device where the account has signed in', () => {
  it('signs in although a neighbour has used up the attempts of its network', async () => {
    const { owner, network, device, cookie } = await aBesiegedOwner();
    expect(cookie).toMatch(/^academia_device=[\w-]{24};.*HttpOnly; SameSite=Lax/);
    expect((await signIn(network, owner.email)).status).toBe(429);
    expect((await signIn(device, owner.email)).status).toBe(200);
    const forged = { ...network, cookie: `academia_device=${'A'.repeat(24)}` };
    expect((await signIn(forged, owner.email)).status).toBe(429);
  });

  it('does not guess at other accounts, nor more often than others at its own', async () => {
    const { owner, device } = await aBesiegedOwner();
    const other = await aStudent({ url: server.url, connect: connectRest });
    expect((await signIn(device, other.email)).status).toBe(429);
    const { points } = RULES.loginByAccountAndAddress;
    const guesses = await statusesOf(points + 1, () => signIn(device, owner.email, WRONG));
    expect(guesses.indexOf(429)).toBe(points);
  });
});

it('after many wrong passwords from anywhere, who is new there waits a second, and too many are turned away', async () => {
  const { email } = await aStudent({ url: server.url, connect: connectGraphql });
  const home = aNetwork();
  await signIn(home, email);
  await statusesOf(RULES.failedLoginByAccount.points, () => signIn(aNetwork(), email, WRONG));
  const begin = performance.now();
  const { status } = await signIn(aNetwork(), email);
  expect([status, performance.now() - begin > SPACING_MS]).toEqual([200, true]);
  const crowd = await Promise.all(
    Array.from({ length: 2 * MAX_WAITING }, async () => (await signIn(aNetwork(), email, WRONG)).status),
  );
  expect(new Set(crowd)).toEqual(new Set([401, 429]));
  expect((await signIn(home, email)).status).toBe(200);
});

it('reset mails that strangers ask for do not use up those of the owner', async () => {
  const owner = await aStudent({ url: server.url, connect: connectRest });
  const { email } = owner;
  const home = aNetwork();
  const { cookie } = await signIn(home, email);
  const ask = (headers: Record<string, string>) =>
    connectGraphql(server.url, undefined, headers).requestPasswordReset({ email });
  const { points } = RULES.resetMailByAccount;
  const asked = await statusesOf(points + 1, () => ask(aNetwork()));
  expect(asked.indexOf(429)).toBe(points);
  good(await ask(home));
  const elsewhere = { ...aNetwork(), cookie: cookie.split(';', 1)[0] ?? '' };
  const own = await statusesOf(points + 1, () => ask(elsewhere));
  expect(own.indexOf(429)).toBe(points);
});

it('a valid reset link works on a network that has used up its attempts', async () => {
  const token = await aReset();
  const api = connectGraphql(server.url, undefined, aNetwork());
  const use = (sent: string) => api.resetPassword({ token: sent, newPassword: 'otro-secreto-2' });
  const guesses = await statusesOf(RULES.resetByAddress.points + 1, () => use('x'.repeat(43)));
  expect(guesses.indexOf(429)).toBe(RULES.resetByAddress.points);
  good(await use(token));
});

it('who is signed in withdraws from a network that has used up its requests', async () => {
  const headers = aNetwork();
  const student = await aStudent(server);
  const withdraw = (token?: string) =>
    connectGraphql(server.url, token, headers).requestWithdrawal({
      name: 'Ana Paz',
      email: anEmail(),
      about: 'Un curso',
    });
  const asked = await statusesOf(RULES.withdrawalByAddress.points + 1, () => withdraw());
  expect(asked.indexOf(429)).toBe(RULES.withdrawalByAddress.points);
  good(await withdraw(student.token));
});

it('who is signed in answers for a class on a network that has used up the links of messages', async () => {
  const headers = aNetwork();
  const { token } = await aStudent(server);
  const api = connectGraphql(server.url, token, headers);
  const { id } = good(await api.enrol({ courseId: (await aCourse()).id }));
  const open = (method: string) =>
    fetch(`${server.url}/correo/no-voy?clase=${id}&firma=x`, { method, headers });
  const { points } = RULES.classLinkByAddress;
  const opened = await statusesOf(points + 1, (number) => open(number % 2 ? 'POST' : 'GET'));
  expect([opened.indexOf(429), opened[0]]).toEqual([points, 404]);
  expect(Number((await open('GET')).headers.get('retry-after'))).toBeGreaterThan(0);
  good(await api.announceComing({ id }));
  good(await api.cancelEnrolment(id));
});

describe('the desk', () => {
  const admin = () => anAdmin(server);
  const desk = () => aStaffMember(server, 'desk');
  const apiOf = ({ token }: Member) => connectGraphql(server.url, token);

  it('changes ten accounts an hour; then an admin is asked, who does it', async () => {
    const api = apiOf(await desk());
    const change = async (number: number) => {
      const { id } = await aPendingUser();
      return api.updateUser({ id, email: anEmail(), firstName: nameOf(number) });
    };
    const { points } = RULES.accountChangeByDesk;
    expect((await statusesOf(points, change)).filter((status) => status !== 200)).toEqual([]);
    const { id } = await aStudent(server);
    const refused = { ok: false, status: 429, detail: messages.tooManyAccountChanges };
    const documentNumber = aDocumentNumber();
    expect(await api.updateUser({ id, email: anEmail() })).toMatchObject(refused);
    expect(await api.updateUser({ id, documentNumber })).toMatchObject(refused);
    good(await api.updateUser({ id, firstName: 'Otro' }));
    good(await apiOf(await admin()).updateUser({ id, documentNumber }));
  });

  if (isWhole) {
    it('writes three hundred times an hour, a list of many counting once; an admin is not limited', async () => {
      const clerk = apiOf(await desk());
      const boss = apiOf(await admin());
      const { id } = await aStudent(server);
      const rename = (api: typeof clerk) => (number: number) =>
        api.updateUser({ id, firstName: nameOf(number) });
      const ids = Array.from({ length: 100 }, (_, index) => index.toString(16).padStart(24, '0'));
      expect(good(await clerk.confirmEnrolments({ ids }))).toHaveLength(100);
      const { points } = RULES.writeByUser;
      const statuses = await statusesOf(points, rename(clerk));
      expect(statuses.indexOf(429)).toBe(points - 1);
      expect(await statusesOf(3, rename(boss))).toEqual([200, 200, 200]);
    });
  }
});
