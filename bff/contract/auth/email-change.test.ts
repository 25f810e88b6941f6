import { addDays } from 'date-fns';
import { afterAll, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { claimForGoogle } from '../../src/features/users/user.credentials.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { requireUser } from '../../src/features/users/user.store.ts';
import { aSecondFactor } from '../account-builders.ts';
import {
  PASSWORD,
  aRegistration,
  aStaffMember,
  aStudent,
  anAdmin,
  anEmail,
  textOfEverything,
  good,
  type Member,
} from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { PATIENCE } from '../mail-scene.ts';
import { startMailbox } from '../mailbox.ts';
import { linkTo } from './security-scene.ts';

const CONFIRM = '/confirmar-correo';
const STOP = '/no-fui-yo';
const NEW_PASSWORD = 'otro-secreto-2';
/** 10,000 of each link with FORGED=10000. */
const FORGED = Number(process.env.FORGED ?? 43);
const BATCH = 50;

const mailbox = await startMailbox();
const server = useTestServer({ ...mailbox.settings, MAIL_PER_MINUTE: '6000' });
afterAll(() => mailbox.stop());
const visitor = () => connectGraphql(server.url);
const apiOf = ({ token }: Pick<Member, 'token'>) => connectGraphql(server.url, token);
const admin = useBuilt(() => anAdmin(server));
const clerk = useBuilt(() => aStaffMember(server, 'desk'));
const staff = () => apiOf(admin);
const desk = () => apiOf(clerk);

const invalid = {
  ok: false,
  status: 422,
  detail: messages.accountLinkInvalid,
  fields: [{ field: 'token', message: messages.accountLinkInvalid }],
};
const conflict = (detail: string) => ({ ok: false, status: 409, detail });
const confirm = (token: string) => visitor().confirmEmailChange({ token });
const stop = (token: string) => visitor().stopAccountChange({ token });
const status = async (email: string, password = PASSWORD) =>
  (await visitor().login({ email, password })).status;

/** A student whose email the desk has changed. */
const aChange = async () => {
  const member = await aStudent(server, { firstName: 'Brígida' });
  const email = anEmail();
  const user = good(await desk().updateUser({ id: member.id, email }));
  return { member, email, user, id: member.id };
};

const confirmed = async () => {
  const change = await aChange();
  good(await confirm(await linkTo(mailbox, change.email, CONFIRM)));
  return change;
};

const passDays = async (id: string, days: number) => {
  const { emailChange, keptEmails, accountLinks, heldUntil } = (await UserModel.findById(id).lean()) ?? {};
  const earlier = (date: Date) => addDays(date, -days);
  await UserModel.updateOne(
    { _id: id },
    {
      $set: {
        ...(emailChange && { emailChange: { ...emailChange, expiresAt: earlier(emailChange.expiresAt) } }),
        ...(keptEmails && { keptEmails: keptEmails.map((one) => ({ ...one, until: earlier(one.until) })) }),
        ...(accountLinks && {
          accountLinks: accountLinks.map((one) => ({ ...one, expiresAt: earlier(one.expiresAt) })),
        }),
        ...(heldUntil && { heldUntil: earlier(heldUntil) }),
      },
    },
  );
};

/** The same token with another character at each of its places in turn. */
const altered = (token: string, index: number) => {
  const at = index % token.length;
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const now = alphabet.indexOf(token[at] ?? '');
  const other = alphabet[(now + 1 + (Math.floor(index / token.length) % 63)) % 64] ?? '';
  return token.slice(0, at) + other + token.slice(at + 1);
};

describe('an email that staff sets', () => {
  it('is pending: the present one signs in and gets resets, the pending one neither', async () => {
    const { member, email, user } = await aChange();
    expect(user).toMatchObject({ email: member.email, pendingEmail: email });
    expect(good(await member.api.me())).toMatchObject({ email: member.email, pendingEmail: email });
    expect([await status(member.email), await status(email)]).toEqual([200, 401]);
    for (const address of [email, member.email]) {
      good(await visitor().requestPasswordReset({ email: address }));
    }
    await linkTo(mailbox, member.email, '/restablecer');
    expect(
      mailbox.messages.filter(({ to, body }) => to.includes(email) && body.includes('/restablecer')),
    ).toEqual([]);
  });

  it('counts once its owner has opened the link, which works once, and ends what was opened before', async () => {
    const { member, email, id } = await aChange();
    const token = await linkTo(mailbox, email, CONFIRM);
    expect(await textOfEverything()).not.toContain(token);
    const results = await Promise.all([1, 2, 3].map(() => confirm(token)));
    expect(results.filter(({ ok }) => ok)).toEqual([
      { ok: true, status: 200, data: { detail: messages.emailConfirmed } },
    ]);
    expect(await confirm(token)).toEqual(invalid);
    expect((await member.api.me()).status).toBe(401);
    expect([await status(member.email), await status(email)]).toEqual([401, 200]);
    expect(good(await staff().user(id))).toMatchObject({ email, pendingEmail: null });
  });

  it('is not confirmed after 7 days, until the link is sent again', async () => {
    const { member, email, id } = await aChange();
    const token = await linkTo(mailbox, email, CONFIRM);
    await passDays(id, 7);
    expect(await confirm(token)).toEqual(invalid);
    good(await desk().resendEmailChange({ userId: id }));
    await expect.poll(() => linkTo(mailbox, email, CONFIRM), PATIENCE).not.toBe(token);
    good(await confirm(await linkTo(mailbox, email, CONFIRM)));
    expect(await status(member.email)).toBe(401);
  });

  it('is withdrawn by the desk; its link is invalid then', async () => {
    const { email, id } = await aChange();
    const token = await linkTo(mailbox, email, CONFIRM);
    expect(good(await desk().withdrawEmailChange({ userId: id })).pendingEmail).toBeNull();
    expect(await confirm(token)).toEqual(invalid);
    for (const repeated of [desk().withdrawEmailChange, desk().resendEmailChange]) {
      expect(await repeated({ userId: id })).toEqual(conflict(messages.noPendingEmail));
    }
  });

  it('is withdrawn by its owner with a session', async () => {
    const { member, id } = await aChange();
    expect(good(await apiOf(member).stopMyEmailChange())).toMatchObject({ pendingEmail: null });
    expect(await apiOf(member).stopMyEmailChange()).toEqual(conflict(messages.noPendingEmail));
    expect(await AuditEntryModel.countDocuments({ subjectId: id, action: 'user.stopEmail' })).toBe(1);
  });

  it('does not reserve the address: its owner registers, and the change fails in words', async () => {
    const { member, email } = await aChange();
    const token = await linkTo(mailbox, email, CONFIRM);
    await aStudent(server, { email });
    expect(await confirm(token)).toMatchObject({ status: 409, detail: messages.emailNotConfirmed });
    expect(await status(member.email)).toBe(200);
  });

  it('is not made final by an admin where the server sends mail, and by nobody for an admin', async () => {
    const { email, id } = await aChange();
    const reason = 'Lo confirmó por teléfono';
    expect(await staff().finishEmailChange({ userId: id, reason })).toEqual(conflict(messages.confirmByMail));
    const token = await linkTo(mailbox, email, CONFIRM);
    good(await staff().updateUser({ id, role: 'admin' }));
    expect(await confirm(token)).toEqual(invalid);
  });

  it('counts at once where there was none, because nobody signs in without', async () => {
    const { id } = good(await desk().createPerson({ firstName: 'Ana', phone: '+54 11 5550 0199' }));
    const email = anEmail();
    expect(good(await desk().updateUser({ id, email }))).toMatchObject({ email, pendingEmail: null });
    expect((await UserModel.findById(id).lean())?.heldUntil).toBeInstanceOf(Date);
  });

  it('ends no confirmed second factor: neither pending, confirmed, nor by a sign-in with Google afterwards', async () => {
    const { id, email } = await confirmed();
    await aSecondFactor(id);
    const next = anEmail();
    good(await desk().updateUser({ id, email: next }));
    good(await confirm(await linkTo(mailbox, next, CONFIRM)));
    expect(await claimForGoogle(await requireUser(id), `google:${id}`)).toBe(true);
    expect(good(await staff().userSecondFactor(id)).isActive).toBe(true);
    expect(email).not.toBe(next);
  });
});

describe('the link «No fui yo»', () => {
  it('of an old mail stops a pending change without a session, once, and changes nothing by GET', async () => {
    const { member, email } = await aChange();
    const token = await linkTo(mailbox, member.email, STOP);
    const page = await fetch(`${server.url}${STOP}?token=${token}`);
    const get = await fetch(
      `${server.url}/graphql?query=${encodeURIComponent(`mutation{stopAccountChange(input:{token:"${token}"}){detail}}`)}`,
    );
    expect([page.status < 500, get.status >= 400]).toEqual([true, true]);
    expect(good(await member.api.me()).pendingEmail).toBe(email);
    const results = await Promise.all([1, 2, 3].map(() => stop(token)));
    expect(results.filter(({ ok }) => ok)).toEqual([
      { ok: true, status: 200, data: { detail: messages.emailChangeStopped } },
    ]);
    expect(await stop(token)).toEqual(invalid);
    expect(await confirm(await linkTo(mailbox, email, CONFIRM))).toEqual(invalid);
    expect(good(await member.api.me()).pendingEmail).toBeNull();
    good(await desk().updateUser({ id: member.id, email: anEmail() }));
    expect(await stop(token)).toEqual(invalid);
  });

  it(`cannot be forged: ${FORGED} altered ones are refused alike, and so is the link of another purpose`, async () => {
    const { member, email } = await aChange();
    const [stopping, confirming] = [
      await linkTo(mailbox, member.email, STOP),
      await linkTo(mailbox, email, CONFIRM),
    ];
    const seen = new Set<string>();
    for (let from = 0; from < FORGED; from += BATCH) {
      const results = Array.from({ length: Math.min(BATCH, FORGED - from) }, (_, index) => [
        stop(altered(stopping, from + index)),
        confirm(altered(confirming, from + index)),
      ]);
      for (const result of await Promise.all(results.flat())) seen.add(JSON.stringify(result));
    }
    for (const result of [await stop(confirming), await confirm(stopping), await stop(''), await stop('x')]) {
      seen.add(JSON.stringify(result));
    }
    expect([...seen].map((one) => JSON.parse(one) as object)).toEqual([invalid]);
    expect(good(await member.api.me())).toMatchObject({ email: member.email, pendingEmail: email });
  });

  it('takes an account back for 7 days after the change: everything that was opened since ends', async () => {
    const { member, email, id } = await confirmed();
    const link = await linkTo(mailbox, member.email, STOP);
    const { token } = await apiOfNew(email);
    await aSecondFactor(id);
    expect(await stop(link)).toEqual({ ok: true, status: 200, data: { detail: messages.emailRestored } });
    expect(await stop(link)).toEqual(invalid);
    expect((await connectRest(server.url, token).me()).status).toBe(401);
    expect([await status(email), await status(member.email)]).toEqual([401, 401]);
    expect(good(await staff().userSecondFactor(id)).isActive).toBe(false);
    good(await visitor().requestPasswordReset({ email: member.email }));
    const reset = await linkTo(mailbox, member.email, '/restablecer');
    good(await visitor().resetPassword({ token: reset, newPassword: NEW_PASSWORD }));
    expect(await status(member.email, NEW_PASSWORD)).toBe(200);
  });

  it('takes nothing back after 7 days, nor from an earlier owner who confirmed it', async () => {
    const { member, id, email } = await confirmed();
    const link = await linkTo(mailbox, member.email, STOP);
    await passDays(id, 7);
    expect(await stop(link)).toEqual(invalid);
    expect(await status(email)).toBe(200);
  });

  it('takes it back over several changes, and nobody registers the address meanwhile', async () => {
    const { member, email, id } = await confirmed();
    const link = await linkTo(mailbox, member.email, STOP);
    const next = anEmail();
    good(await desk().updateUser({ id, email: next }));
    good(await stop(await linkTo(mailbox, email, STOP)));
    good(await desk().updateUser({ id, email: next }));
    await expect
      .poll(async () => (await confirm(await linkTo(mailbox, next, CONFIRM))).ok, PATIENCE)
      .toBe(true);
    expect(await visitor().register({ ...aRegistration(), email: member.email })).toMatchObject({
      status: 409,
      detail: messages.emailTaken,
    });
    good(await stop(link));
    expect(good(await staff().user(id)).email).toBe(member.email);
  });
});

const apiOfNew = async (email: string) => ({
  token: good(await visitor().login({ email, password: PASSWORD })).accessToken,
});
