import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { release } from '../../bff/src/process/version.ts';
import { anAdmin } from '../../e2e/accounts.ts';
import { test } from './open-app.tsx';

test('the footer of Gestión shows the running release', async ({ server, openApp }) => {
  const { token } = await anAdmin(server);
  await openApp({ at: '/gestion/instructores', token });
  const foot = await screen.findByText(/^Versión /);
  const [, version, commit] = /^Versión (\S+)(?: \((\w{7})\))?$/.exec(foot.textContent) ?? [];
  expect([version, commit ?? 'unknown']).toEqual([
    release.version,
    release.commit === 'unknown' ? 'unknown' : release.commit.slice(0, 7),
  ]);
});
