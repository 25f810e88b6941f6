import mongoose from 'mongoose';
import { systemContext } from '../bff/src/operation/context.ts';
import { redeemPoints } from '../bff/src/features/points/points.operations.ts';
import { appendEntry } from '../bff/src/features/points/ledger.ts';
import { findUserByEmail } from '../bff/src/features/users/user.store.ts';
import { ROUNDS, median } from './rounds.ts';
import { openStoredCourses } from './stored-courses.ts';

const WRITES = 100;

const millisecondsEach = async (write: (index: number) => Promise<unknown>) => {
  const start = performance.now();
  for (let index = 0; index < WRITES; index += 1) await write(index);
  return (performance.now() - start) / WRITES;
};

/** The cost of a write's rules beside its bare insert. */
export const run = async () => {
  const { deps, email, close } = await openStoredCourses();
  try {
    const user = await findUserByEmail(email);
    const { db } = mongoose.connection;
    if (!user || !db) throw new Error('no user or no database');
    const ctx = {
      ...systemContext(deps),
      actor: {
        user: { ...user, needsSetup: false },
        sessionId: '',
        scopes: null,
        isVerified: true,
        authenticatedAt: null,
        generations: {},
        hold: null,
      },
    };
    await appendEntry({
      userId: user.id,
      type: 'adjust',
      delta: 1_000_000,
      description: 'Saldo',
      sourceKey: 'bench',
      createdAt: ctx.now,
    });
    const bare: number[] = [];
    const redeem: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      bare.push(
        await millisecondsEach((index) =>
          db.collection('bare').insertOne({ index, text: 'x'.repeat(100), createdAt: ctx.now }),
        ),
      );
      redeem.push(await millisecondsEach(() => redeemPoints(ctx, { points: 1, description: 'Descuento' })));
    }
    return {
      'milliseconds: bare insert, redeem': [median(bare), median(redeem)],
      'redeem (read the balance, insert) to bare insert': median(redeem) / median(bare),
    };
  } finally {
    await close();
  }
};
