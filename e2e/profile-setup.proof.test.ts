import { messages } from '#domain/messages.ts';
import { aPendingStudent } from './accounts.ts';
import { expectGoodLook } from './look.ts';
import { test } from './stage.ts';

test('completing a pending profile is accessible and fits', async ({ server, visit }) => {
  const { token } = await aPendingStudent(server);
  const page = await visit({ at: '/profile-setup', token });
  await page.getByRole('button', { name: 'Completar Registro' }).click();
  await page.getByRole('main').getByText(messages.address).waitFor();
  await expectGoodLook(page);
});
