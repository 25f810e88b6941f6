import type { ErrorReason } from '#domain/error-reasons.ts';
import { ERROR_TABLE, type ErrorCode } from '../errors/domain-error.ts';
import { toDomainError } from '../errors/to-domain-error.ts';
import type { Ctx } from './context.ts';

export type ItemError = { message: string; code: string; errorCode: ErrorCode; reason: ErrorReason };

export const itemOutcome = async <Value>(
  { log }: Ctx,
  work: () => Promise<Value>,
): Promise<{ value: Value; error: null } | { value: null; error: ItemError }> => {
  try {
    return { value: await work(), error: null };
  } catch (error) {
    const { kind, message, reason } = toDomainError(error, log);
    const code = ERROR_TABLE[kind].graphql;
    return { value: null, error: { message, code, errorCode: code, reason } };
  }
};
