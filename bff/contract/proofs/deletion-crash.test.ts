import { beforeAll, expect, it } from 'vitest';
import { verify } from '../../cli/verify/verify.ts';
import { DeletionModel } from '../../src/features/deletions/deletion.model.ts';
import { EndpointModel } from '../../src/outgoing/endpoint.model.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import { anAdmin, good, type Member } from '../builders.ts';
import { crashBeforeEveryWrite, crashStep } from '../crashes.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { aStudentWithEverything } from '../everything-of.ts';
import { useTestServer } from '../harness.ts';
import { storedWith } from '../stored-with.ts';

const PATIENCE_MS = 240_000;
const STEP = crashStep(4);
/** Writes that follow the decision, at least. */
const FOLLOWING = 12;

const home = useTestServer();
let admin: Member;

beforeAll(async () => {
  admin = await anAdmin({ url: home.url, connect: connectGraphql });
});

it(
  'an anonymisation that is killed before any of its writes is finished by the sweep, or has not begun',
  async () => {
    let begun = 0;
    let person: Awaited<ReturnType<typeof aStudentWithEverything>>;
    await crashBeforeEveryWrite({
      step: STEP,
      settings: { DB_NAME: home.settings.DB_NAME ?? '', MONGODB_URI: home.settings.MONGODB_URI ?? '' },
      prepare: async () => {
        person = await aStudentWithEverything({ url: home.url, admin });
        // Deliveries that are sent meanwhile would be writes, too.
        await EndpointModel.updateMany({}, { $set: { disabledReason: 'staff' } });
        const input = { userId: person.id, decision: 'approve' };
        return async (url) => good(await connectGraphql(url, admin.token).settleDeletion(input));
      },
      check: async (writes) => {
        const isBegun = !(await DeletionModel.exists({ _id: person.id, state: 'requested' }));
        if (isBegun) begun += 1;
        await sweep(home.deps);
        const state = isBegun ? 'done' : 'requested';
        expect(await DeletionModel.exists({ _id: person.id, state }), `${writes} writes`).toBeTruthy();
        const words = [person.email, 'Quintiliana', 'Inconfundible'].map((word) => new RegExp(word));
        const stored = await storedWith(words);
        if (isBegun) expect(stored, `${writes} writes`).toEqual([]);
        else expect(stored).toContain(`users: ${String(words[0])}`);
        expect(await verify()).toMatchObject({ problems: [] });
        // The names are the same in each try: none may be left of this one.
        const input = { userId: person.id, decision: 'approve' };
        if (!isBegun) good(await connectGraphql(home.url, admin.token).settleDeletion(input));
      },
    });
    expect(begun).toBeGreaterThanOrEqual(FOLLOWING / STEP);
  },
  PATIENCE_MS,
);
