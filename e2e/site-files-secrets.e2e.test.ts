import { expect, it } from 'vitest';
import { filesOfClient, findSecrets } from '../security/secrets.ts';

it('the built client holds no secret', () => {
  const files = filesOfClient();
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(5);
  expect(findSecrets(files)).toEqual([]);
});
