import * as v from 'valibot';
import { changesBetween } from '#domain/audit/audit.ts';
import { messages } from '#domain/messages.ts';
import { handOutSchema, redemptionFilterSchema } from '#domain/points/redemption.schema.ts';
import type { Redemption } from '#domain/points/redemption.ts';
import { userName } from '#domain/users/user-name.ts';
import { staff } from '../../operation/access.ts';
import { afterCommit } from '../../operation/after-commit.ts';
import { actorId } from '../../operation/context.ts';
import { DomainError, notFound } from '../../errors/domain-error.ts';
import { parseOrThrow, toId } from '../../operation/input.ts';
import { viewOfList } from '../../operation/recorded-view.ts';
import { operation } from '../../operation/operation.ts';
import { pageEntries } from '../../lists/page.ts';
import { NEWEST_REDEMPTIONS, findPendingByCode, findRedemption, readRedemptions } from './redemptions.ts';
import { findUser } from '../users/user.store.ts';
import { insertHandOut, markHandOut, repeatOfHandOut } from './hand-out.store.ts';

export const listRedemptions = operation({
  field: 'Query.redemptions',
  access: staff,
  input: v.object({ ...redemptionFilterSchema.entries, ...pageEntries(NEWEST_REDEMPTIONS) }),
  view: (_, { input }) => viewOfList('redemption.viewList', 'canjes')(input),
  run: ({ input: { state, code, ...page } }) => readRedemptions({ state, code }, page),
});

/** Codes are not unique. If two redemptions share one, the id is required. */
const findByCode = async (code: string) => {
  const [found, other] = await findPendingByCode(code);
  if (other && !found?.handedOutAt && !other.handedOutAt) {
    throw new DomainError('REDEMPTION_CODE_SHARED', messages.redemptionCodeShared);
  }
  return found;
};

export const handOutRedemption = operation({
  field: 'Mutation.handOutRedemption',
  access: staff,
  subject: async (_, given) => {
    const { id, code } = parseOrThrow(handOutSchema, given);
    const found = code ? await findByCode(code) : await findRedemption(toId(id) ?? '');
    if (!found) throw notFound('REDEMPTION_NOT_FOUND');
    return found;
  },
  repeat: repeatOfHandOut,
  audit: {
    action: 'redemption.handOut',
    about: async (_, { subject: { id, userId, code } }) => {
      const user = await findUser(userId);
      return { type: 'redemption', id, label: [code, user && userName(user)].filter(Boolean).join(' · ') };
    },
    changes: ({ subject: { points, description } }) => changesBetween({}, { points, description }),
  },
  run: async ({ ctx, subject: redemption, request }): Promise<Redemption> => {
    await insertHandOut({ redemption, at: ctx.now, by: actorId(ctx.actor), request });
    await afterCommit(ctx, () => markHandOut(redemption.id));
    return { ...redemption, handedOutAt: ctx.now };
  },
});
