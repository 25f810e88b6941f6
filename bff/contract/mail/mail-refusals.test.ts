import { describe, expect, it } from 'vitest';
import { MailModel, notifyMailWorker } from '../../src/outgoing/mail.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { aStudent, anAdmin, anEmail, good, type Member } from '../builders.ts';
import { mailScene, settled } from '../mail-scene.ts';

const { mailbox, server, anEnrolment } = await mailScene();

describe('the link that ends reminders', () => {
  const linkTo = async (member: Member) => {
    const { kind } = await settled(member, 'welcome');
    expect(kind).toBe('welcome');
    const message = mailbox.messages.find(({ to }) => to.includes(member.email));
    const header = message?.headers.replace(/\r\n\s+/g, ' ');
    expect(header).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const { search } = new URL(/List-Unsubscribe: +<([^>]+)>/.exec(header ?? '')?.[1] ?? '');
    return `${server.url}/correo/baja${search}`;
  };
  const refused = async ({ id }: Member) => (await UserModel.findById(id).lean())?.refusedMail ?? [];

  it('shows a form first, because programs open links, and ends them by a POST without a session', async () => {
    const member = await aStudent(server);
    const link = await linkTo(member);
    const page = await fetch(link);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('¿Quieres dejar de recibir estos mensajes?');
    expect(await refused(member)).toEqual([]);
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    for (const _ of [1, 2]) expect((await fetch(link, { method: 'POST', body })).status).toBe(200);
    expect(await refused(member)).toEqual(['news']);
  });

  it('is undone by the button of the same page', async () => {
    const member = await aStudent(server);
    const done = await (await fetch(await linkTo(member), { method: 'POST' })).text();
    const action = /action="([^"]+)"/.exec(done)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(await refused(member)).toEqual(['news']);
    const undone = await fetch(new URL(action, server.url), { method: 'POST' });
    expect(await undone.text()).toContain('Volverás a recibir estos mensajes.');
    expect(await refused(member)).toEqual([]);
  });

  it('opens a page that says what holds, and offers the opposite', async () => {
    const link = await linkTo(await aStudent(server));
    const post = async (page: string) => {
      const action = /action="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
      return (await fetch(new URL(action, server.url), { method: 'POST' })).text();
    };
    const open = async () => (await fetch(link)).text();
    await post(await open());
    const refused = await open();
    expect(refused).toContain('Ya no recibes estos mensajes.');
    expect(refused).toContain('Volver a recibirlos');
    const accepted = await post(refused);
    expect(accepted).toContain('Volverás a recibir estos mensajes.');
    expect(await open()).toContain('¿Quieres dejar de recibir estos mensajes?');
    expect(await post(accepted)).toContain('Ya no recibirás estos mensajes.');
  });

  it('is invalid for another person, another topic or another signature', async () => {
    const [member, other] = [await aStudent(server), await aStudent(server)];
    const link = new URL(await linkTo(member));
    for (const [name, value] of [
      ['de', other.id],
      ['tema', 'reminders'],
      ['firma', 'x'],
    ] as const) {
      const changed = new URL(link);
      changed.searchParams.set(name, value);
      expect((await fetch(changed, { method: 'POST' })).status).toBe(404);
      changed.searchParams.delete(name);
      expect((await fetch(changed)).status).toBe(404);
    }
    expect([await refused(member), await refused(other)]).toEqual([[], []]);
  });

  it('ends with the address that it was sent to', async () => {
    const member = await aStudent(server);
    const link = await linkTo(member);
    await UserModel.updateOne({ _id: member.id }, { $set: { email: anEmail() } });
    expect((await fetch(link)).status).toBe(404);
    expect((await fetch(link, { method: 'POST' })).status).toBe(404);
    expect(await refused(member)).toEqual([]);
  });

  it('changes the preference that the person sees, and may undo there', async () => {
    const member = await aStudent(server);
    const own = member.api;
    const preferences = (reminders: boolean, news: boolean) => [
      { topic: 'reminders', isWanted: reminders },
      { topic: 'news', isWanted: news },
    ];
    expect(good(await own.myMailPreferences())).toEqual(preferences(true, true));
    await fetch(await linkTo(member), { method: 'POST' });
    expect(good(await own.myMailPreferences())).toEqual(preferences(true, false));
    const chosen = good(await own.setMailPreference({ topic: 'reminders', isWanted: false }));
    expect(chosen).toEqual(preferences(false, false));
    for (const _ of [1, 2]) good(await own.setMailPreference({ topic: 'news', isWanted: true }));
    expect(await refused(member)).toEqual(['reminders']);
  });

  it('stops reminders, and no other message', async () => {
    const { member, id } = await anEnrolment();
    await settled(member, 'enrolled');
    await UserModel.updateOne({ _id: member.id }, { refusedMail: ['reminders'] });
    await MailModel.updateOne(
      { userId: member.id, kind: 'reminder_2h' },
      { dueAt: new Date(0), nextAttemptAt: new Date() },
    );
    notifyMailWorker();
    good(await (await anAdmin(server)).api.confirmEnrolments({ ids: [id] }));
    expect((await settled(member, 'confirmed')).state).toBe('sent');
    expect(await settled(member, 'reminder_2h')).toMatchObject({ state: 'dropped', reason: 'unwanted' });
  });
});
