import { Types } from 'mongoose';
import { beforeAll, expect, it } from 'vitest';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { anAdmin, good } from '../builders.ts';
import { useBuilt } from '../harness.ts';
import { BASE } from '../cost.table.ts';
import { describeCounted, examinedBy } from '../examined.ts';
import { insertMany } from '../insert-many.ts';

const ENTRIES = 20_000;
const SUBJECTS = 100;
const ACTORS = ['a', 'b', 'c', 'd'];
const ACTIONS = ['course.update', 'user.update', 'enrolment.confirm'];
const PAGE = 20;
/** Counting stops at this many. */
const COUNTED = 1_001;
/** Index entries of a page, of the count, and of what the page before it needs. */
const KEYS = COUNTED + 4 * PAGE;
const PATIENCE_MS = 120_000;

const entryAt = (index: number) => ({
  _id: new Types.ObjectId(),
  at: new Date(Date.now() - index * 1_000),
  actorId: ACTORS[index % ACTORS.length],
  actorLabel: 'Ana',
  action: ACTIONS[index % ACTIONS.length],
  subjectType: 'course',
  subjectId: `s${index % SUBJECTS}`,
  subjectLabel: 'Curso',
  changes: [],
  requestId: null,
  outcome: 'done',
  reason: null,
});

describeCounted(`the audit trail with ${ENTRIES} entries`, (server) => {
  const admin = useBuilt(() => anAdmin(server));

  beforeAll(async () => {
    await insertMany(
      AuditEntryModel,
      Array.from({ length: ENTRIES }, (_, index) => entryAt(index)),
    );
  }, PATIENCE_MS);

  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();

  it.each([
    [{}],
    [{ actorId: 'a' }],
    [{ action: 'user.update' }],
    [{ subjectId: 's8' }],
    [{ actorId: 'a', action: 'user.update' }],
    [{ actorId: 'a', subjectId: 's8' }],
    [{ actorId: 'a', subjectId: 's8', action: 'user.update' }],
    [{ subjectId: 's8', action: 'user.update' }],
    [{ from: hourAgo }],
    [{ actorId: 'a', action: 'user.update', to: hourAgo }],
    [{ actorId: 'nobody' }],
  ])('reads a page of %j from an index', async (filter) => {
    const api = admin.api;
    const first = await examinedBy(() => api.auditTrail({ filter }));
    expect(first.documents).toBeLessThanOrEqual(BASE + PAGE + 1);
    expect(first.keys).toBeLessThanOrEqual(KEYS);
    const { endCursor } = good(first.result).pageInfo;
    if (endCursor === null) return;
    const next = await examinedBy(() => api.auditTrail({ filter, after: endCursor }));
    expect(next.documents).toBeLessThanOrEqual(BASE + PAGE + 2);
    expect(next.keys).toBeLessThanOrEqual(KEYS);
  });
});
