import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { ENTRY_CODE_TYPE, entryCodeClaims } from '#domain/firearms/entry-code.ts';
import { windowOf } from '../../lists/day-window.ts';
import { signedIn } from '../../operation/access.ts';
import { operation } from '../../operation/operation.ts';
import { signClaims } from '../certificates/signing-keys.ts';
import { hasClassIn } from '../enrolments/enrolment.store.ts';
import { usesFirearms } from './firearm.store.ts';

type IssuedCode = { code: string; day: string; expiresAt: Date };

/** Of the caller and of today alone. */
export const getMyEntryCode = operation({
  field: 'Query.myEntryCode',
  access: signedIn,
  run: async ({ ctx }): Promise<IssuedCode | null> => {
    const { env, publicUrl: issuer, now } = ctx;
    const { id: studentId } = ctx.actor.user;
    const day = dayIn(now, academy.timeZone);
    const window = windowOf(day, day);
    if (!(await usesFirearms(ctx)) || !(await hasClassIn(studentId, window))) return null;
    const expiresAt = window.$lt;
    const claims = entryCodeClaims({ issuer, studentId, day, expiresAt });
    const code = await signClaims(env, { type: ENTRY_CODE_TYPE, claims });
    return code === null ? null : { code, day, expiresAt };
  },
});
