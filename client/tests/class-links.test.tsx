import { screen, waitFor, within } from '@testing-library/react';
import { addHours } from 'date-fns';
import { describe, expect } from 'vitest';
import { classAddress } from '#domain/enrolments/class-address.ts';
import { CLASS_LINKS } from '#domain/mail/class-links.ts';
import { CLASS_MAIL_KINDS } from '#domain/mail/mail.ts';
import { mailContentOf } from '#domain/mail/mail.texts.ts';
import { aCourse, good } from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import { EnrolmentModel } from '../../bff/src/features/enrolments/enrolment.model.ts';
import { aStudent, anAdmin } from '../../e2e/accounts.ts';
import { enrolmentIn } from '../../e2e/training.ts';
import { test } from './open-app.tsx';
import { expectAddress, findWithText, focusedName } from './screen.ts';
import { signIn } from './sign-in.ts';

const SAYS_COMING = 'Avisó que viene';
const comingAt = new Date();

describe('the link of a message about a class', () => {
  const pathOf = (
    kind: (typeof CLASS_MAIL_KINDS)[number],
    ids: { enrolmentId: string; courseId: string },
  ) => {
    const { courseId, enrolmentId } = ids;
    const lesson = {
      courseId,
      name: 'Curso',
      location: null,
      instructorId: null,
      instructorName: null,
      durationMinutes: 60,
      callOff: null,
    };
    return (
      mailContentOf(kind, { firstName: null, enrolmentId, startsAt: '2031-11-25T18:30:00Z', lesson }).action
        ?.path ?? ''
    );
  };

  test.for(CLASS_MAIL_KINDS.map((kind) => ({ kind, ...CLASS_LINKS[kind] })))(
    '$kind leads to the $leadsTo',
    async ({ kind, leadsTo }, { server, openApp }) => {
      const { token } = await aStudent(server);
      const course = await aCourse({ name: `Curso de ${kind}` });
      const { id } = await enrolmentIn(server, { token, courseId: course.id });
      await openApp({ at: pathOf(kind, { enrolmentId: id, courseId: course.id }), token });
      if (leadsTo === 'class') await screen.findByRole('dialog', { name: course.name });
      if (leadsTo === 'course') await screen.findByRole('heading', { level: 1, name: course.name });
      if (leadsTo === 'courses') await screen.findByRole('heading', { level: 1, name: 'Cursos' });
    },
  );

  test('leads there after sign-in, once: the class closes to its list', async ({ server, openApp }) => {
    const { token, user: student } = await aStudent(server);
    const course = await aCourse({ name: 'La del mensaje' });
    const { id } = await enrolmentIn(server, { token, courseId: course.id });
    const user = await openApp({ at: classAddress(id) });
    await signIn(user, student);
    const dialog = await screen.findByRole('dialog', { name: 'La del mensaje' });
    await expectAddress('/history');
    expect(window.location.search).toBe('');
    await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(focusedName()).toBe('Cursos Activos'));
  });

  test('of another person says that the class is not theirs', async ({ server, openApp }) => {
    const { token: other } = await aStudent(server);
    const { id } = await enrolmentIn(server, { token: other, courseId: (await aCourse()).id });
    const { token } = await aStudent(server);
    await openApp({ at: classAddress(id), token });
    await screen.findByText('Esa clase no está entre las tuyas.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('that a student comes', () => {
  test('is said in the class by a button, and stays said', async ({ server, openApp }) => {
    const { token } = await aStudent(server);
    const { id } = await enrolmentIn(server, { token, courseId: (await aCourse({ name: 'Vengo' })).id });
    const user = await openApp({ at: classAddress(id), token });
    const dialog = within(await screen.findByRole('dialog', { name: 'Vengo' }));
    await user.click(dialog.getByRole('button', { name: 'Avisar que voy' }));
    await dialog.findByText('Avisaste que vienes. Te esperamos.');
    expect(dialog.queryByRole('button', { name: 'Avisar que voy' })).toBeNull();
    expect(good(await connectGraphql(server.url, token).enrolment(id)).comingAt).toEqual(expect.any(String));
  });

  test('is not asked about an offered seat, nor once the class is over', async ({ server, openApp }) => {
    const { token } = await aStudent(server);
    const offered = await enrolmentIn(server, {
      token,
      courseId: (await aCourse({ name: 'Ofrecida' })).id,
      stored: { offerUntil: new Date(Date.now() + 3_600_000) },
    });
    const done = await enrolmentIn(server, {
      token,
      courseId: (await aCourse({ name: 'Terminada' })).id,
      stored: { status: 'completed', completionDate: new Date(), comingAt },
    });
    for (const [id, name] of [
      [offered.id, 'Ofrecida'],
      [done.id, 'Terminada'],
    ] as const) {
      await openApp({ at: classAddress(id), token });
      await screen.findByRole('dialog', { name });
      expect(screen.queryByRole('button', { name: 'Avisar que voy' })).toBeNull();
      expect(screen.queryByText(/Avisaste que vienes/)).toBeNull();
    }
  });

  test('is shown to staff in the roster, in the inbox and in Hoy', async ({ server, openApp }) => {
    const course = await aCourse({ name: 'Se anuncian', scheduledDate: addHours(new Date(), 2) });
    const names = ['Anunciada', 'Callada'];
    for (const lastName of names) {
      const { token } = await aStudent(server, { lastName });
      const stored = lastName === 'Anunciada' ? { comingAt } : {};
      await enrolmentIn(server, { token, courseId: course.id, stored });
    }
    const { token } = await anAdmin(server);
    for (const at of [`/gestion/cursos/${course.id}`, '/gestion/inscripciones']) {
      await openApp({ at, token });
      within(await findWithText('row', 'Ana Anunciada')).getByRole('img', { name: SAYS_COMING });
      expect(
        within(await findWithText('row', 'Ana Callada')).queryByRole('img', { name: SAYS_COMING }),
      ).toBeNull();
    }
    await openApp({ at: '/gestion', token });
    within(await findWithText('listitem', 'Ana Anunciada')).getByText(SAYS_COMING);
    expect(within(await findWithText('listitem', 'Ana Callada')).queryByText(SAYS_COMING)).toBeNull();
    expect(await EnrolmentModel.countDocuments({ courseId: course.id, comingAt })).toBe(1);
  });
});
