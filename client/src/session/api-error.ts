import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { messages } from '#domain/messages.ts';

type Fault = { message?: string; code?: string; status?: number };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value : undefined);

const statusOf = (extensions: Record<string, unknown>) =>
  isRecord(extensions.http) && typeof extensions.http.status === 'number'
    ? extensions.http.status
    : undefined;

const graphQLFault = (error: unknown): Fault => {
  if (!isRecord(error)) return {};
  const extensions = isRecord(error.extensions) ? error.extensions : {};
  return { message: text(error.message), code: text(extensions.code), status: statusOf(extensions) };
};

const bodyFault = (body: string): Fault => {
  try {
    const json: unknown = JSON.parse(body);
    if (!isRecord(json)) return {};
    return Array.isArray(json.errors) ? graphQLFault(json.errors[0]) : { message: text(json.detail) };
  } catch {
    return { message: messages.unknownError };
  }
};

const faultOf = (error: unknown): Fault => {
  if (CombinedGraphQLErrors.is(error)) return graphQLFault(error.errors[0]);
  if (ServerParseError.is(error)) return { message: messages.unknownError, status: error.statusCode };
  if (ServerError.is(error)) return { ...bodyFault(error.bodyText), status: error.statusCode };
  return {};
};

/** The sentence for a failed call; the fallback speaks when the server could not be reached at all. */
export const errorText = (error: unknown, fallback: string) => {
  const fault = faultOf(error);
  return fault.message ?? (fault.status ? `HTTP ${fault.status}` : fallback);
};

/** UNAUTHENTICATED, FORBIDDEN, … of schema.graphql; null when the server could not be reached. */
export const errorCode = (error: unknown) => {
  const fault = faultOf(error);
  if (fault.code) return fault.code;
  return fault.status === 401 ? 'UNAUTHENTICATED' : null;
};

/** Field faults of a refused form, under the names that the form gives its fields. */
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
