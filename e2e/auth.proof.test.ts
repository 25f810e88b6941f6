import { academy } from '#domain/academy.ts';
import { expectGoodLook } from './look.ts';
import { test } from './stage.ts';

for (const sendsMail of [true, false]) {
  test(`/recuperar is accessible and fits, ${sendsMail ? 'with' : 'without'} mail`, async ({ visit }) => {
    const page = await visit({ at: '/auth' });
    const data = { health: { __typename: 'Health', sendsMail } };
    await page.route('**/graphql', (route) => route.fulfill({ json: { data } }));
    await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
    const control = sendsMail
      ? page.getByLabel(/^Email/)
      : page.getByRole('link', { name: academy.contact.email });
    await control.waitFor();
    await expectGoodLook(page);
  });
}
