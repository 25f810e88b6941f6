import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { aCourse } from '../../bff/contract/builders.ts';
import { aStudent } from '../../e2e/accounts.ts';
import { enrolmentIn, manyCompleted } from '../../e2e/training.ts';
import { test } from './open-app.tsx';
import { expectAddress, expectTexts, findWithText, region } from './screen.ts';

const MANY = 205;

describe('a student with more enrolments than one page holds', () => {
  test('sees all of them on the dashboard, in the passport and on the course cards', async ({
    server,
    openApp,
    network,
  }) => {
    const { user, token } = await aStudent(server);
    const { id: courseId } = await aCourse({ name: 'De otros años' });
    await manyCompleted(user.id, { courseId, count: MANY });
    await enrolmentIn(server, { token, courseId: (await aCourse({ name: 'De ahora' })).id });

    const visitor = await openApp({ at: '/dashboard', token });
    await waitFor(async () => expectTexts(await region('Cursos completados'), [String(MANY)]));
    await findWithText('article', 'De ahora');
    expect(network.operations()).toEqual(['Dashboard', 'Dashboard', 'Dashboard']);

    await visitor.click(screen.getByRole('link', { name: 'Ver Mi Historial' }));
    await waitFor(async () =>
      expect(within(await region('Cursos Completados')).getAllByRole('article')).toHaveLength(MANY),
    );
    expect(network.operations().filter((name) => name === 'History')).toHaveLength(3);

    await openApp({ at: '/courses', token });
    const card = within(await findWithText('article', 'De otros años'));
    await card.findByText('Inscripto');
  });

  test('sees an error instead of an incomplete list when the rest cannot be fetched', async ({
    server,
    openApp,
    network,
  }) => {
    const { user, token } = await aStudent(server);
    await manyCompleted(user.id, { courseId: (await aCourse()).id, count: MANY });
    const release = network.hold('Dashboard');
    await openApp({ at: '/dashboard', token });
    await waitFor(() => expect(network.operations()).toEqual(['Dashboard']));
    network.lose('Dashboard');
    release();
    await expectAddress('/auth');
    expect(screen.queryByRole('region', { name: 'Cursos completados' })).toBeNull();
  });
});
