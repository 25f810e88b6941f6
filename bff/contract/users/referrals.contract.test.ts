import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { NO_SUCH_ID, aRegistration, aStudent, anEmail, everyEffectStored, good } from '../builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { surfaces } from '../surfaces.ts';

const server = useTestServer({ REFERRAL_POINTS: '25' });

const rejection = (status: number, detail: string) => ({ ok: false, status, detail });

describe.each(surfaces)('referrals by %s', (_surface, connect) => {
  const student = useBuilt(() => aStudent(surface()));
  const surface = () => ({ url: server.url, connect });

  it('an invitation is pending and listed, newest first, for its sender only', async () => {
    const maker = await aStudent(surface());
    expect(good(await maker.api.myReferrals())).toEqual([]);
    const [first, second] = [anEmail(), anEmail()];
    const invitation = good(await maker.api.createReferral({ referredEmail: ` ${first.toUpperCase()} ` }));
    expect(invitation).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      referredEmail: first,
      status: 'pending',
      createdAt: expect.any(String),
    });
    good(await maker.api.createReferral({ referredEmail: second }));
    expect(good(await maker.api.myReferrals()).map(({ referredEmail }) => referredEmail)).toEqual([
      second,
      first,
    ]);
    expect(good(await student.api.myReferrals())).toEqual([]);
  });

  it('rejects an invitation of oneself, of the same person twice, and of somebody with an account', async () => {
    const friend = anEmail();
    const member = await aStudent(surface());
    good(await student.api.createReferral({ referredEmail: friend }));
    const before = await everyEffectStored();
    expect(await student.api.createReferral({ referredEmail: student.email.toUpperCase() })).toEqual({
      ...rejection(422, messages.referralSelf),
      fields: [{ field: 'referredEmail', message: messages.referralSelf }],
    });
    expect(await student.api.createReferral({ referredEmail: friend.toUpperCase() })).toEqual(
      rejection(409, messages.referralRepeated),
    );
    expect(await student.api.createReferral({ referredEmail: member.email })).toEqual(
      rejection(409, 'No se puede referir este email'),
    );
    expect(await everyEffectStored()).toEqual(before);
  });

  it.each([
    undefined,
    null,
    5,
    true,
    [],
    {},
    { $ne: null },
    '',
    'ana',
    'ana@example',
    'ñ@example.com',
    'a@b.c\u0000',
  ])('rejects the malformed email %j', async (referredEmail) => {
    const before = await everyEffectStored();
    expect(await student.api.createReferral({ referredEmail })).toEqual({
      ...rejection(422, 'Email inválido'),
      fields: [{ field: 'referredEmail', message: 'Email inválido' }],
    });
    expect(await everyEffectStored()).toEqual(before);
  });

  it('two students may invite the same person; both see the registration, the first gets points, once', async () => {
    const [first, second] = [await aStudent(surface()), await aStudent(surface())];
    const friend = anEmail();
    good(await first.api.createReferral({ referredEmail: friend }));
    good(await second.api.createReferral({ referredEmail: friend }));
    good(await connect(server.url).register(aRegistration({ email: friend })));
    for (const member of [first, second]) {
      expect(good(await member.api.myReferrals())).toMatchObject([
        { referredEmail: friend, status: 'registered' },
      ]);
    }
    expect(good(await first.api.myPoints())).toBe(25);
    expect(good(await first.api.myTransactions())).toMatchObject([
      { type: 'earn', points: 25, enrolmentId: null },
    ]);
    expect(good(await second.api.myPoints())).toBe(0);
  });

  it('a referral link counts as an invitation, and its owner gets points', async () => {
    const owner = await aStudent(surface());
    const friend = await aStudent(surface(), { ref: owner.id });
    expect(good(await owner.api.myReferrals())).toMatchObject([
      { referredEmail: friend.email, status: 'registered' },
    ]);
    expect(good(await owner.api.myPoints())).toBe(25);
    expect(good(await friend.api.myPoints())).toBe(0);
  });

  it('a referral link is valid in upper and lower case', async () => {
    const owner = await aStudent(surface());
    const friend = await aStudent(surface(), { ref: owner.id.toUpperCase() });
    expect(good(await owner.api.myReferrals())).toMatchObject([{ referredEmail: friend.email }]);
  });

  it('an unknown or malformed ref is ignored, and the account is created', async () => {
    for (const ref of [NO_SUCH_ID, 'x', '', '{"$ne":null}']) {
      expect((await connect(server.url).register(aRegistration({ ref }))).ok).toBe(true);
    }
  });
});
