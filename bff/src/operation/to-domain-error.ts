import type { Logger } from 'pino';
import { messages } from '#domain/messages.ts';
import { isDiskFull, isOutage, isDatabaseAway } from '../database/database-errors.ts';
import { noteDiskFull } from '../database/disk-space.ts';
import { DomainError, diskFull, unavailable } from '../errors/domain-error.ts';

const DATABASE_RETRY_SECONDS = 5;

const HTTP_ERRORS: Record<number, () => DomainError> = {
  400: () => new DomainError('MALFORMED_JSON', messages.malformedJson),
  413: () => new DomainError('REQUEST_TOO_LARGE', messages.tooLarge),
  415: () => new DomainError('CONTENT_TYPE_NOT_JSON', messages.contentType),
};

const statusOf = (error: unknown) => (error as { status?: unknown } | null)?.status;

/** Converts any error to one that the caller may read. Errors that the caller did not cause are logged and hidden. */
export const toDomainError = (error: unknown, log: Logger): DomainError => {
  if (error instanceof DomainError) return error;
  if (error instanceof URIError) return new DomainError('PATH_NOT_FOUND', messages.pathNotFound);
  const status = statusOf(error);
  const known = typeof status === 'number' ? HTTP_ERRORS[status] : undefined;
  if (known) return known();
  if (isDiskFull(error)) {
    noteDiskFull(log);
    return diskFull();
  }
  if (isDatabaseAway(error)) {
    log[isOutage(error) ? 'debug' : 'warn']({ err: error }, 'the database did not answer');
    return unavailable(DATABASE_RETRY_SECONDS);
  }
  log.error({ err: error }, 'unexpected error');
  return new DomainError('INTERNAL_ERROR', messages.internal);
};
