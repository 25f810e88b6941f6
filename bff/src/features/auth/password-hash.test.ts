import { expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { hashPassword } from './password-hash.ts';

it('more than fifty waiting hashes are rejected', async () => {
  const hashes = Array.from({ length: 80 }, () => hashPassword('clave-segura'));
  const results = await Promise.allSettled(hashes);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(refused).toHaveLength(30);
  expect(refused[0]).toMatchObject({ kind: 'RATE_LIMITED', message: messages.tooManyTries });
});
