import { max } from 'date-fns';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { classEnd } from '#domain/enrolments/completion.ts';
import { ENTRY_CODE_TYPE, entryCodeClaims } from '#domain/firearms/entry-code.ts';
import { windowOf } from '../../lists/day-window.ts';
import { signedIn } from '../../operation/access.ts';
import { operation } from '../../operation/operation.ts';
import { signClaims } from '../certificates/signing-keys.ts';
import { classesOfTodayOf } from './classes-of-today.ts';
import { usesFirearms } from './firearm.store.ts';

type IssuedCode = { code: string; day: string; expiresAt: Date };

/** Of the caller, and of the day of the class that begins or still runs today. */
export const getMyEntryCode = operation({
  field: 'Query.myEntryCode',
  access: signedIn,
  run: async ({ ctx }): Promise<IssuedCode | null> => {
    const { env, publicUrl: issuer } = ctx;
    const { id: studentId } = ctx.actor.user;
    const classes = (await usesFirearms(ctx)) ? await classesOfTodayOf(ctx, studentId) : [];
    const [first] = classes;
    if (!first) return null;
    const day = dayIn(first.startsAt, academy.timeZone);
    const ends = classes.filter((one) => dayIn(one.startsAt, academy.timeZone) === day).map(classEnd);
    const expiresAt = max([windowOf(day, day).$lt, ...ends]);
    const claims = entryCodeClaims({ issuer, studentId, day, expiresAt });
    const code = await signClaims(env, { type: ENTRY_CODE_TYPE, claims });
    return code === null ? null : { code, day, expiresAt };
  },
});
