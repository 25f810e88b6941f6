import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { auditActions, auditActionsOf } from './audit-actions.ts';

const FEATURES = fileURLToPath(new URL('../../../../../bff/src/features/', import.meta.url));
const DECLARED =
  /(?:\baction: |[aA]udit(?:Of)?(?:<\w+>)?\(|changeBy\(|recordOne\(|auditedExport\(|viewOfList\()'(\w+\.\w+)'/g;

it('every action that the server records has a label', () => {
  const declared = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(FEATURES + file, 'utf8').matchAll(DECLARED)].map(([, name]) => name));
  expect([...new Set(declared)].toSorted()).toEqual(Object.keys(auditActions).toSorted());
});

it('an academy is offered the actions of what it uses', () => {
  expect(auditActionsOf({ usesMoney: true, usesFirearms: true })).toEqual(auditActions);
  const labelsOf = (uses: Parameters<typeof auditActionsOf>[0]) =>
    Object.values(auditActionsOf(uses)).map(({ label }) => label);
  const labels = labelsOf({ usesMoney: false, usesFirearms: false });
  expect(
    labels.filter((label) => /caja|pago|recibo|factura|deuda|cuenta corr|sin seña|efectivo/i.test(label)),
  ).toEqual([]);
  expect(labels.filter((label) => /\barmas?\b|munición|equipo/i.test(label))).toEqual([]);
  expect(labels).toContain('Planilla de armería vista');
});
