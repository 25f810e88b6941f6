import { it } from 'vitest';

/** MongoDB makes a write of one document atomic, its condition included; what rests on that cannot be tested elsewhere. */
export const itIfAtomic = (name: string, run: () => Promise<void>, patienceMs?: number) =>
  process.env.ENGINE === 'FerretDB'
    ? it.skip(`${name} (FerretDB 1.24 lets several updates pass whose condition only the first meets)`)
    : it(name, run, patienceMs);
