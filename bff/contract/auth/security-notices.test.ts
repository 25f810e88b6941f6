import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  LINK_OF,
  SECURITY_KINDS,
  SECURITY_NOTICES,
  type SecurityCause,
} from '#domain/mail/security-notices.ts';
import { MAIL_KINDS } from '#domain/mail/mail.ts';
import { claimForGoogle } from '../../src/features/users/user.credentials.ts';
import { requireUser } from '../../src/features/users/user.store.ts';
import { STAFF_ACCESS } from '#domain/staff/staff-access.ts';
import { ENDED_BY } from '../../src/features/credentials/trust-endings.ts';
import { switchMessages } from '../../src/outgoing/mail.ts';
import { readEnv } from '../../src/process/env.ts';
import { aReset, aSecondFactor, aSecret, appOf } from '../account-builders.ts';
import { PASSWORD, aCourse, aStudent, anAdmin, anEmail, good, type GraphqlMember } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { mailOf, PATIENCE } from '../mail-scene.ts';
import { startMailbox } from '../mailbox.ts';
import { oneOfEach } from '../matrices.ts';
import { operationList } from '../operation-list.ts';
import { isOfTheAcademy } from '../access.table.ts';
import { TOLD_BY_OPERATION, TOLD_BY_TRUST_END, TOLD_ELSEWHERE } from './security-causes.table.ts';
import { signInFrom, linkTo } from './security-scene.ts';

const mailbox = await startMailbox();
const server = useTestServer({ ...mailbox.settings, MAIL_PER_MINUTE: '6000' });
afterAll(() => mailbox.stop());
const visitor = () => connectGraphql(server.url);
const admin = useBuilt(() => anAdmin(server));
const colleague = useBuilt(() => anAdmin(server));
let person: GraphqlMember;

beforeEach(async () => {
  person = await aStudent(server, { firstName: 'Brígida' });
});

const ask = async () => {
  const email = anEmail();
  good(await admin.api.updateUser({ id: person.id, email }));
  return email;
};

const recordLoss = async () => {
  await aSecondFactor(person.id);
  good(await admin.api.requestSecondFactorLoss({ userId: person.id, reason: 'Perdió el teléfono' }));
};

type Addresses = { former: string; next: string };

/** What causes it. Returns the new address if there is one. */
const HAPPEN: Record<SecurityCause, () => Promise<unknown>> = {
  emailAsked: ask,
  emailAskedAgain: async () => {
    const email = await ask();
    await linkTo(mailbox, email, '/confirmar-correo');
    good(await admin.api.resendEmailChange({ userId: person.id }));
    return email;
  },
  emailChanged: async () => {
    const email = await ask();
    good(await visitor().confirmEmailChange({ token: await linkTo(mailbox, email, '/confirmar-correo') }));
    return email;
  },
  emailStopped: async () => {
    await ask();
    good(await visitor().stopAccountChange({ token: await linkTo(mailbox, person.email, '/no-fui-yo') }));
  },
  emailWithdrawn: async () => {
    await ask();
    good(await admin.api.withdrawEmailChange({ userId: person.id }));
  },
  passwordChanged: async () =>
    good(await person.api.changePassword({ currentPassword: PASSWORD, newPassword: 'otro-secreto-2' })),
  passwordReset: async () =>
    good(await visitor().resetPassword({ token: await aReset(person.id), newPassword: 'otro-secreto-2' })),
  googleLinked: async () =>
    expect(await claimForGoogle(await requireUser(person.id), `google:${person.id}`)).toBe(true),
  secondFactorOn: async () =>
    good(await person.api.confirmSecondFactor({ code: appOf(await aSecret(person.id))() })),
  secondFactorOff: async () =>
    good(await person.api.endSecondFactor({ code: await aSecondFactor(person.id) })),
  secondFactorLossAsked: recordLoss,
  secondFactorLossStopped: async () => {
    await recordLoss();
    good(await admin.api.cancelSecondFactorLoss({ userId: person.id }));
  },
  tokenMade: async () =>
    good(
      await person.api.createAccessToken({
        currentPassword: PASSWORD,
        name: 'Máquina',
        scopes: ['read'],
      }),
    ),
  serviceAccountMade: async () => {
    person = admin;
    good(
      await admin.api.createServiceAccount({
        currentPassword: PASSWORD,
        name: `Sistema ${anEmail()}`,
        scopes: ['read'],
      }),
    );
  },
  roleGiven: async () => good(await admin.api.updateUser({ id: person.id, staffRole: 'desk' })),
  roleTaken: async () => {
    good(await admin.api.updateUser({ id: person.id, staffRole: 'desk' }));
    good(await admin.api.updateUser({ id: person.id, staffRole: null }));
  },
  sessionsEnded: async () => good(await admin.api.endUserAccess({ userId: person.id })),
  newDevice: () => signInFrom(server.url, { email: person.email, browser: 'Firefox' }),
};

const addressOf = (to: string, { former, next }: Addresses) => (to === 'new' ? next : former);

const MODES = [
  { name: 'unset', MESSAGES: undefined },
  { name: 'on', MESSAGES: 'on' },
  { name: 'off', MESSAGES: 'off' },
] as const;

/** All of them as production sends them; otherwise one for each combination of recipients. */
const causesIn = (mode: string) => {
  const causes = Object.keys(SECURITY_NOTICES) as SecurityCause[];
  const recipientsOf = (cause: SecurityCause) => SECURITY_NOTICES[cause].map(({ to }) => to);
  return mode === 'unset' ? causes : oneOfEach(causes, recipientsOf);
};

describe.each(MODES)('with MESSAGES $name', ({ name, MESSAGES }) => {
  beforeAll(() => {
    switchMessages(readEnv({ ...server.settings, ...(MESSAGES && { MESSAGES }) }));
  });

  it.each(causesIn(name))('%s is told to everybody in the list', async (cause) => {
    const next = await HAPPEN[cause]();
    const addresses = { former: person.email, next: typeof next === 'string' ? next : '' };
    await vi.waitFor(async () => {
      for (const { to, kind } of SECURITY_NOTICES[cause]) {
        const found = await mailOf(to === 'admins' ? colleague : person);
        const sent = found.filter((one) => one.kind === kind && one.state === 'sent');
        const expected = to === 'admins' ? colleague.email : addressOf(to, addresses);
        expect(
          sent.map((one) => one.to),
          `${kind} to ${to}`,
        ).toContain(expected);
        // Staff reads stored messages, so links are in what was sent alone.
        const linked = kind in LINK_OF ? sent.map(({ content }) => content?.action) : [];
        expect(linked.filter(Boolean)).toEqual([]);
      }
    }, PATIENCE);
  });

  it('messages about classes are sent only if it is on', async () => {
    good(await person.api.enrol({ courseId: (await aCourse()).id }));
    await ask();
    await vi.waitFor(async () => {
      expect((await mailOf(person)).map(({ kind }) => kind)).toContain('email_requested');
    }, PATIENCE);
    const kinds = (await mailOf(person)).map(({ kind }) => kind);
    expect(kinds.includes('enrolled')).toBe(MESSAGES === 'on');
  });
});

describe('every cause', () => {
  const causes = new Set<string>(Object.keys(SECURITY_NOTICES));
  const toldBy = { ...TOLD_BY_OPERATION, ...TOLD_ELSEWHERE, ...TOLD_BY_TRUST_END };

  it('has its operation, and every write its causes or the reason why it has none', () => {
    const writes = operationList
      .map(({ name }) => name)
      .filter((name) => name.startsWith('Mutation.'))
      .map((name) => name.replace('Mutation.', ''));
    expect(
      writes.filter((name) => !(name in TOLD_BY_OPERATION) && !isOfTheAcademy(`Mutation.${name}`)),
      'name its causes in bff/contract/auth/security-causes.table.ts, or why it tells nobody',
    ).toEqual([]);
    expect(Object.keys(TOLD_BY_OPERATION).filter((name) => !writes.includes(name))).toEqual([]);
    const commands = Object.keys(STAFF_ACCESS).filter((name) => name.startsWith('user '));
    expect(commands.filter((name) => !(name in TOLD_ELSEWHERE))).toEqual([]);
    expect(Object.keys(TOLD_BY_TRUST_END).toSorted()).toEqual(Object.keys(ENDED_BY).toSorted());
  });

  it('is in the list, and everything in the list is caused', () => {
    const named = new Set(Object.values(toldBy).flatMap((told) => (typeof told === 'string' ? [] : told)));
    expect([...named].toSorted()).toEqual([...causes].toSorted());
    const kinds = Object.values(SECURITY_NOTICES).flatMap((notices) => notices.map(({ kind }) => kind));
    expect([...new Set<string>(kinds)].toSorted()).toEqual([...SECURITY_KINDS].toSorted());
    expect(MAIL_KINDS).toEqual(expect.arrayContaining([...SECURITY_KINDS]));
  });
});
