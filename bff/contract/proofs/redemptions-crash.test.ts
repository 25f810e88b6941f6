import { beforeAll, expect, it } from 'vitest';
import { verify } from '../../cli/verify/verify.ts';
import { HandOutModel } from '../../src/features/points/hand-out.model.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import { aRedemption, aStudent, anAdmin, good, type Member } from '../builders.ts';
import { crashBeforeEveryWrite, crashStep } from '../crashes.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';

const PATIENCE_MS = 120_000;

const server = useTestServer();
const surface = () => ({ url: server.url, connect: connectGraphql });
let admin: Member;
let student: Member;

beforeAll(async () => {
  admin = await anAdmin(surface());
  student = await aStudent(surface());
});

const staff = (headers?: Record<string, string>, url = server.url) =>
  connectGraphql(url, admin.token, headers);

it(
  'after a crash between any two writes the sweep finishes the hand-out',
  async () => {
    let redemption: { id: string; code: string };
    await crashBeforeEveryWrite({
      step: crashStep(2),
      // Intended, the hand-out, the entry, the hand-out's mark, settled.
      total: 5,
      settings: { DB_NAME: server.settings.DB_NAME ?? '', MONGODB_URI: server.settings.MONGODB_URI ?? '' },
      prepare: async () => {
        redemption = await aRedemption(student.id);
        return async (url) => good(await staff({}, url).handOutRedemption({ id: redemption.id }));
      },
      check: async (done) => {
        await sweep(server.deps);
        expect((await verify()).problems).toEqual([]);
        const isHandedOut = Boolean(await HandOutModel.exists({ _id: redemption.id }));
        expect(isHandedOut).toBe(done >= 2);
        const { nodes } = good(await staff().redemptions({ code: redemption.code }));
        expect(nodes[0]?.handedOutAt !== null).toBe(isHandedOut);
      },
    });
  },
  PATIENCE_MS,
);
