import type { ErrorReason } from '#domain/error-reasons.ts';
import { messages } from '#domain/messages.ts';
import type { Ctx } from '../../../operation/context.ts';
import { DomainError } from '../../../errors/domain-error.ts';

const OF_ANOTHER: Partial<Record<ErrorReason, string>> = {
  ALREADY_ENROLLED: messages.studentEnrolled,
  ALREADY_BOOKED: messages.studentBooked,
  ALREADY_WAITING: messages.studentWaiting,
  TOO_MANY_ENROLMENTS: messages.studentTooManyEnrolments,
  LICENCE_REQUIRED: messages.studentLicenceRequired,
};

export const withStaffMessages = async <Result>(ctx: Ctx, studentId: string, work: () => Promise<Result>) => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError) || ctx.actor?.user?.id === studentId) throw error;
    const message = OF_ANOTHER[error.reason];
    throw message === undefined ? error : new DomainError(error.reason, message);
  }
};
