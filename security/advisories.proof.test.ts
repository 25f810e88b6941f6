import { expect, it } from 'vitest';
import { audit } from './audit.ts';

it('no locked version has a known advisory of high severity', ({ skip }) => {
  const { advisories, refusal } = audit();
  if (refusal) skip(`the registry has no audit: ${refusal}`);
  expect(advisories).toEqual([]);
}, 60_000);
