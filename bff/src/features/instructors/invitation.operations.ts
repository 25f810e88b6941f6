import { addDays } from 'date-fns';
import * as v from 'valibot';
import type { Instructor } from '#domain/instructors/instructor.ts';
import { messages } from '#domain/messages.ts';
import { fields } from '#domain/schema.ts';
import { inPerson, staff } from '../../operation/access.ts';
import type { Ctx } from '../../operation/context.ts';
import { changeDocument } from '../../operation/change-document.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { invalidField } from '../../operation/input.ts';
import { repeatableBy } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { clientKey } from '../../process/limits.ts';
import { linkTokens } from '../credentials/link-token.ts';
import { hashOf } from '../credentials/token.ts';
import { changeUser } from '../users/user.store.ts';
import { acceptInvitation, findInvited, hasAccount } from './instructor.account.ts';
import { InstructorModel, toInstructor, type InstructorDocument } from './instructor.model.ts';
import { auditedInstructor, requireStoredInstructor, writeInstructor } from './instructor.store.ts';

const VALID_DAYS = 7;

const tokens = linkTokens('instructor invitation');

// In the fragment, which browsers do not send to servers.
const linkOf = ({ publicUrl }: Ctx, token: string) => `${publicUrl}/invitacion#${token}`;

type Invitation = { link: string; expiresAt: Date };

const repeatOfInvitation = repeatableBy(
  InstructorModel,
  ({ invitation }: InstructorDocument, ctx): Invitation | null => {
    if (!invitation?.salt || invitation.expiresAt <= ctx.now) return null;
    const token = tokens.derive(ctx, invitation.salt);
    const isStored = hashOf(token) === invitation.digest;
    return isStored ? { link: linkOf(ctx, token), expiresAt: invitation.expiresAt } : null;
  },
  (_, { subject }: { subject: InstructorDocument }) => subject._id,
);

export const inviteInstructor = operation({
  field: 'Mutation.inviteInstructor',
  access: staff,
  recentAuthentication: 'always',
  subject: (_, { id }) => requireStoredInstructor(id),
  repeat: repeatOfInvitation,
  audit: {
    action: 'instructor.invite',
    about: (_, { subject }) => auditedInstructor(toInstructor(subject)),
  },
  run: async ({ ctx, subject: found, request }): Promise<Invitation> => {
    const { token, salt } = tokens.create(ctx, request);
    const expiresAt = addDays(ctx.now, VALID_DAYS);
    await changeDocument(found, {
      decide: (instructor) => {
        if (!instructor.isActive) throw new DomainError('INSTRUCTOR_NOT_ACTIVE', messages.instructorInactive);
        if (hasAccount(instructor)) {
          throw new DomainError('INSTRUCTOR_HAS_ACCOUNT', messages.instructorHasAccount);
        }
        return { invitation: { digest: hashOf(token), salt, expiresAt } };
      },
      write: writeInstructor,
      reload: () => requireStoredInstructor(found._id.toString()),
    });
    return { link: linkOf(ctx, token), expiresAt };
  },
});

const tokenSchema = v.pipe(
  v.string(messages.invitationInvalid),
  v.maxLength(200, messages.invitationInvalid),
);

const invalidInvitation = () =>
  invalidField('token', { reason: 'INVITATION_INVALID', message: messages.invitationInvalid });

const digestOf = (token: unknown) => (typeof token === 'string' ? hashOf(token) : '');

/** Reasons of absences are not for instructors. */
const withoutReasons = ({ absences, ...instructor }: Instructor): Instructor => ({
  ...instructor,
  absences: absences.map((absence) => ({ ...absence, reason: '' })),
});

/** Links the caller's account to the instructor, and gives it the role. */
export const acceptInstructorInvitation = operation({
  field: 'Mutation.acceptInstructorInvitation',
  access: inPerson,
  subject: async ({ ip, limits, now }, { token }) => {
    const instructor = await findInvited(digestOf(token), now);
    if (instructor) return instructor;
    // A valid invitation is never refused for what others tried.
    await limits.consume('resetByAddress', clientKey(ip));
    throw invalidInvitation();
  },
  input: fields({ token: tokenSchema }),
  audit: {
    action: 'instructor.accept',
    about: (_, { subject }) => auditedInstructor(toInstructor(subject)),
  },
  run: async ({ ctx, input: { token }, subject: instructor }): Promise<Instructor> => {
    const { id: userId, staffRole } = ctx.actor.user;
    if (staffRole !== null && staffRole !== 'instructor')
      throw new DomainError('HAS_ANOTHER_ROLE', messages.hasAnotherRole);
    const isAccepted = await acceptInvitation(instructor, { digest: digestOf(token), userId, now: ctx.now });
    if (!isAccepted) throw invalidInvitation();
    await changeUser(userId, () => ({ staffRole: 'instructor' }));
    return withoutReasons(toInstructor(instructor));
  },
});
