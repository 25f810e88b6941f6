import { startTestServer } from '../bff/contract/harness.ts';
import { test } from './stage.ts';

test('GraphiQL shows the schema in development, without requests to other servers', async ({ visit }) => {
  const server = await startTestServer({ NODE_ENV: 'development' });
  const page = await visit({ at: `${server.url}/graphql` });
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await page.getByRole('link', { name: 'Query' }).waitFor();
  await page.close();
  await server.stop();
});
