import { addHours } from 'date-fns';
import { describe, expect, it, vi } from 'vitest';
import { anAdmin, good } from '../builders.ts';
import { useBuilt } from '../harness.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { mailOf, mailScene, PATIENCE, settled, text } from '../mail-scene.ts';

const { server, received, anEnrolment } = await mailScene();
const admin = useBuilt(() => anAdmin(server));

describe('staff', () => {
  it('reads the messages of a person, without the unsubscribe link', async () => {
    const { member, id, startsAt } = await anEnrolment();
    await settled(member, 'enrolled');
    const { nodes } = good(await admin.api.mailMessages({ userId: member.id, state: 'sent' }));
    expect(nodes.map(({ kind }) => kind)).toEqual(['enrolled', 'welcome']);
    expect(nodes[0]).toMatchObject({
      to: member.email,
      user: { id: member.id },
      content: { subject: 'Recibimos tu inscripción' },
      enrolmentId: id,
    });
    expect(nodes[0]?.content?.text).toContain(text(startsAt));
    expect(nodes[1]?.content?.html).toContain('Te damos la bienvenida');
    for (const { content } of nodes)
      expect(Object.values(content ?? {}).join()).not.toContain('/correo/baja');
    const ofKind = good(await admin.api.mailMessages({ userId: member.id, kind: 'welcome' })).nodes;
    expect(ofKind.map(({ id: own }) => own)).toEqual([nodes[1]?.id]);
    expect(good(await admin.api.mailMessages({ userId: 'nobody' })).nodes).toEqual([]);
  });

  it('reads the present content of a waiting message', async () => {
    const { member, id, startsAt } = await anEnrolment();
    const reminder = await vi.waitFor(async () => {
      const [found] = (await mailOf(member)).filter(({ kind }) => kind === 'reminder_24h');
      if (!found) throw new Error('no reminder is stored');
      return found;
    }, PATIENCE);
    const preview = async () => good(await admin.api.mailMessage(reminder._id)).content?.text;
    expect(await preview()).toContain(`Te recordamos tu clase del ${text(startsAt)}.`);
    expect(await preview()).toContain('Tu inscripción espera la confirmación');
    good(await admin.api.confirmEnrolments({ ids: [id] }));
    expect(await preview()).toContain('Tu lugar está confirmado.');
  });

  it('reads that a waiting message will not be sent while its class is cancelled or at another time', async () => {
    const { member, id, startsAt } = await anEnrolment();
    const reasons = async () => {
      const { nodes } = good(await admin.api.mailMessages({ userId: member.id, kind: 'reminder_24h' }));
      return nodes.map(({ state, reason }) => [state, reason]);
    };
    await vi.waitFor(async () => expect(await reasons()).toEqual([['waiting', null]]), PATIENCE);
    const move = (to: Date) => admin.api.rescheduleEnrolment({ id, scheduledDate: to.toISOString() });
    good(await move(addHours(startsAt, 24)));
    const moved = [
      ['waiting', null],
      ['waiting', 'changed'],
    ];
    await vi.waitFor(async () => expect(await reasons()).toEqual(moved), PATIENCE);
    good(await move(startsAt));
    expect(await reasons()).toEqual(moved.toReversed());
    good(await admin.api.cancelEnrolments({ ids: [id], reason: 'academy' }));
    expect(await reasons()).toEqual([
      ['waiting', 'changed'],
      ['waiting', 'changed'],
    ]);
  });

  it('resends a message, once for a key and with a new Message-ID, but none that waits', async () => {
    const { member } = await anEnrolment();
    const { _id } = await settled(member, 'enrolled');
    await vi.waitFor(() => expect(received({ _id })).toHaveLength(1), PATIENCE);
    const again = connectGraphql(server.url, admin.token, { 'Idempotency-Key': `otra vez ${_id}` });
    for (const _ of [1, 2]) good(await again.resendMail(_id));
    await vi.waitFor(() => expect(received({ _id: `${_id}#1` })).toHaveLength(1), PATIENCE);
    expect(received({ _id })).toHaveLength(1);
    const reminder = (await mailOf(member)).find(({ kind }) => kind === 'reminder_2h');
    expect(await admin.api.resendMail(reminder?._id ?? '')).toMatchObject({ ok: false, status: 409 });
    expect(await admin.api.resendMail('enrolment.x')).toMatchObject({ ok: false, status: 404 });
  });
});

it('a message of a cancellation is sent although the cancelled class has another date', async () => {
  const { member, id, startsAt } = await anEnrolment();
  good(await admin.api.cancelEnrolments({ ids: [id], reason: 'academy' }));
  const { _id } = await settled(member, 'cancelled');
  good(await admin.api.rescheduleEnrolment({ id, scheduledDate: addHours(startsAt, 24).toISOString() }));
  good(await admin.api.resendMail(_id));
  await vi.waitFor(() => expect(received({ _id: `${_id}#1` })).toHaveLength(1), PATIENCE);
});
