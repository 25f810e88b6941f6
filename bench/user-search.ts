import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { systemContext, type Ctx } from '../bff/src/context.ts';
import { searchFields } from '#domain/users/user.search.ts';
import { openBackend } from '../bff/src/backend.ts';
import { readEnv } from '../bff/src/env.ts';
import { UserModel, toUser } from '../bff/src/features/users/user.model.ts';
import { listUsers } from '../bff/src/features/users/user.operations.ts';
import { findUser } from '../bff/src/features/users/user.store.ts';
import { DEMO_STUDENTS } from '../bff/demo/demo-data.ts';

const USERS = Number(process.argv[2] ?? 100_000);
const BATCH = 2_000;
const ROUNDS = 15;

const SEARCHES = [
  { name: 'no search', input: {} },
  { name: 'one letter (frequent)', input: { search: 'a' } },
  { name: 'surname (frequent)', input: { search: 'muñoz' } },
  { name: 'two words', input: { search: 'sofia nuñez' } },
  { name: 'one document (rare)', input: { search: '30.099.777' } },
  { name: 'part of an email (rare)', input: { search: 'u77777@' } },
  { name: 'nothing found', input: { search: 'zzzzqqq' } },
  { name: 'role only (rare)', input: { role: 'admin' } },
];

/** Names by two shuffles of the demo class, so that no column follows another. */
const userAt = (index: number) => {
  const [firstName] = DEMO_STUDENTS[(index * 7) % DEMO_STUDENTS.length] ?? [''];
  const [, lastName] = DEMO_STUDENTS[(index * 13 + Math.floor(index / 22)) % DEMO_STUDENTS.length] ?? [
    '',
    '',
  ];
  const number = String(30_000_000 + index);
  const user = {
    email: `${firstName}.${lastName}.u${index}@example.org`.toLowerCase(),
    firstName,
    lastName,
    documentNumber: `${number.slice(0, 2)}.${number.slice(2, 5)}.${number.slice(5)}`,
  };
  return {
    _id: new Types.ObjectId(),
    ...user,
    ...searchFields(user),
    documentKey: number,
    role: index % 20_000 === 0 ? ('admin' as const) : ('student' as const),
    referrals: 'settled' as const,
    createdAt: new Date(Date.UTC(2020, 0, 1) + index * 60_000),
  };
};

const medianMilliseconds = async (work: () => Promise<unknown>) => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
};

const dataDir = await mkdtemp(join(tmpdir(), 'academia-bench-'));
const { deps, close } = await openBackend(readEnv({ DATA_DIR: dataDir, NODE_ENV: 'test' }));
try {
  const began = performance.now();
  for (let start = 0; start < USERS; start += BATCH) {
    const users = Array.from({ length: Math.min(BATCH, USERS - start) }, (_, offset) =>
      userAt(start + offset),
    );
    await UserModel.collection.insertMany(users as never[], { ordered: false });
  }
  console.log(`${USERS} users stored in ${((performance.now() - began) / 1000).toFixed(1)} s`);

  const adminDocument = await UserModel.findOne({ role: 'admin' }).lean();
  if (!adminDocument) throw new Error('no admin');
  const admin = toUser({ ...adminDocument, isActive: true });
  const ctx: Ctx = { ...systemContext(deps), actor: { user: admin, sessionId: '' } };

  const lookup = await medianMilliseconds(() => findUser(admin.id));
  console.log(`one user by id: ${lookup.toFixed(2)} ms = 1`);
  for (const { name, input } of SEARCHES) {
    const { nodes, totalCount } = await listUsers(ctx, input);
    const median = await medianMilliseconds(() => listUsers(ctx, input));
    const ratio = (median / lookup).toFixed(0);
    console.log(`${name}: ${nodes.length} of ${totalCount}, ${median.toFixed(1)} ms = ${ratio} lookups`);
  }
} finally {
  await close();
  await rm(dataDir, { recursive: true, force: true });
}
