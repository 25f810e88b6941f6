import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { isRecord } from '#domain/is-record.ts';
import type { ErrorReason } from '#domain/error-reasons.ts';
import { messages } from '#domain/messages.ts';

type ApiError = { message?: string; code?: string; reason?: string; status?: number };

const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value : undefined);

const statusOf = (extensions: Record<string, unknown>) =>
  isRecord(extensions.http) && typeof extensions.http.status === 'number'
    ? extensions.http.status
    : undefined;

const readGraphQLError = (error: unknown): ApiError => {
  if (!isRecord(error)) return {};
  const extensions = isRecord(error.extensions) ? error.extensions : {};
  const { code, reason } = extensions;
  return {
    message: text(error.message),
    code: text(code),
    reason: text(reason),
    status: statusOf(extensions),
  };
};

const readBody = (body: string): ApiError => {
  try {
    const json: unknown = JSON.parse(body);
    if (!isRecord(json)) return {};
    return Array.isArray(json.errors) ? readGraphQLError(json.errors[0]) : { message: text(json.detail) };
  } catch {
    return { message: messages.unknownError };
  }
};

const readError = (error: unknown): ApiError => {
  if (CombinedGraphQLErrors.is(error)) return readGraphQLError(error.errors[0]);
  if (ServerParseError.is(error)) return { message: messages.unknownError, status: error.statusCode };
  if (ServerError.is(error)) return { ...readBody(error.bodyText), status: error.statusCode };
  return {};
};

/** The message of a failed call. `fallback` is for an unreachable server. */
export const errorText = (error: unknown, fallback: string) => {
  const read = readError(error);
  return read.message ?? (read.status ? `HTTP ${read.status}` : fallback);
};

/** Without a response of any server. */
export const isUnreachable = (error: unknown) => {
  const { message, status } = readError(error);
  return message === undefined && status === undefined;
};

/** The error code (UNAUTHENTICATED, FORBIDDEN, …); null if the server was unreachable. */
export const errorCode = (error: unknown) => {
  const read = readError(error);
  if (read.code) return read.code;
  return read.status === 401 ? 'UNAUTHENTICATED' : null;
};

const TEMPORARY = ['RATE_LIMITED', 'UNAVAILABLE', 'INTERNAL_SERVER_ERROR'];

const isTemporaryCode = (code: string) => TEMPORARY.includes(code);

/** No response of this server, as without a network or behind another sign-in page, or one that says to try later. */
export const isTemporary = (error: unknown) => {
  const { code } = readError(error);
  return code === undefined || isTemporaryCode(code);
};

/** The reason of a rejected call. */
export const hasReason = (error: unknown, reason: ErrorReason) => readError(error).reason === reason;

const SESSION_EXPIRED = 'Tu sesión venció. Ingresa de nuevo para continuar.';

/** The message for an ended session; null for other errors. */
export const sessionEndReason = (error: unknown) => {
  if (errorCode(error) === 'UNAUTHENTICATED') return SESSION_EXPIRED;
  return hasReason(error, 'ACCOUNT_DEACTIVATED') ? messages.deactivated : null;
};

/** Whether the error link ends the session on this error, so that pages can ignore it. */
export const isSessionEnd = (error: unknown) => sessionEndReason(error) !== null;

/** The field errors of a rejected input, by the server's field names. */
export const errorFields = (error: unknown): { field: string; message: string }[] => {
  if (!CombinedGraphQLErrors.is(error)) return [];
  const found = error.errors[0]?.extensions?.fields;
  if (!Array.isArray(found)) return [];
  return found.flatMap((entry: unknown) =>
    isRecord(entry) && typeof entry.field === 'string' && typeof entry.message === 'string'
      ? [{ field: entry.field, message: entry.message }]
      : [],
  );
};
