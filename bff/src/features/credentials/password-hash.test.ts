import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { MAX_WAITING, hashPassword } from './password-hash.ts';

it('more than fifty waiting hashes are rejected', async () => {
  const hashes = Array.from({ length: 80 }, () => hashPassword('clave-segura'));
  const results = await Promise.allSettled(hashes);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(refused).toHaveLength(80 - MAX_WAITING - availableParallelism());
  expect(refused[0]).toMatchObject({ kind: 'RATE_LIMITED', message: messages.tooManyTries });
});
