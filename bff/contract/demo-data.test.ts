import { expect, it } from 'vitest';
import { operatorContext } from '../cli/operator-context.ts';
import { verify } from '../cli/verify.ts';
import { seedDemo } from '../demo/seed.ts';
import { systemContext } from '../src/operation/context.ts';
import { listRedemptions } from '../src/features/points/redemption.operations.ts';
import { useTestServer } from './harness.ts';

const server = useTestServer();

it('of two first starts at once one fills the database', async () => {
  const ctx = systemContext(server.deps);
  const outcomes = await Promise.all([seedDemo(ctx), seedDemo(ctx)]);
  expect(outcomes.sort()).toEqual(['already there', 'seeded']);
  expect((await verify()).problems).toEqual([]);
});

it('shows redemptions that wait and one that was handed out', async () => {
  const descriptionsOf = async (state: string) => {
    const { nodes } = await listRedemptions(operatorContext(server.deps), { state });
    return nodes.map(({ description }) => description);
  };
  expect(await descriptionsOf('handed_out')).toEqual(['Taza']);
  expect(await descriptionsOf('pending')).toEqual([
    'Gorra y protectores auditivos',
    'Descuento en Tiro Defensivo Nivel II',
  ]);
});
