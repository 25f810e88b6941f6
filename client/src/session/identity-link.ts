import { ApolloLink, type ApolloClient, type Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { catchError, from, mergeMap, of, throwError } from 'rxjs';
import { isRecord } from '#domain/is-record.ts';
import { errorFields, hasReason } from './api-error.ts';
import { requestIdentity, type IdentityOutcome } from './identity-request.ts';
import { CONFIRM_IDENTITY } from './identity.mutation.ts';

const asksForIdentity = (error: unknown) => hasReason(error, 'RECENT_AUTHENTICATION_REQUIRED');

const isRejected = (result: ApolloLink.Result) =>
  Boolean(result.errors?.length) && asksForIdentity(new CombinedGraphQLErrors(result));

/** Some forms ask for the password themselves: it is not typed twice. */
const passwordIn = ({ input }: Record<string, unknown>) =>
  isRecord(input) && typeof input.currentPassword === 'string' ? input.currentPassword : '';

/** Null if the password alone does not confirm the identity; a wrong one is an error of the form. */
const tryPassword = async (
  client: ApolloClient,
  currentPassword: string,
): Promise<IdentityOutcome | null> => {
  try {
    await client.mutate({ mutation: CONFIRM_IDENTITY, variables: { input: { currentPassword } } });
    return { isConfirmed: true };
  } catch (error) {
    const isWrong = errorFields(error).some(({ field }) => field === 'currentPassword');
    return isWrong ? { isConfirmed: false, error } : null;
  }
};

/**
 * If the server requires a recent password or code, asks the user for it and repeats the request with its
 * Idempotency-Key. If the user declines, the caller gets the rejection.
 */
export const identityLink = (token: string) =>
  new ApolloLink((operation, forward) => {
    const confirm = async () => {
      const password = passwordIn(operation.variables);
      const tried = password ? await tryPassword(operation.client, password) : null;
      return tried ?? requestIdentity({ token, password });
    };
    const ask = (rejection: Observable<ApolloLink.Result>) =>
      from(confirm()).pipe(
        mergeMap(({ isConfirmed, error }) => {
          if (isConfirmed) return forward(operation);
          return error ? throwError(() => error) : rejection;
        }),
      );
    return forward(operation).pipe(
      catchError((error: unknown) => {
        const rejection = throwError(() => error);
        return asksForIdentity(error) ? ask(rejection) : rejection;
      }),
      mergeMap((result) => (isRejected(result) ? ask(of(result)) : of(result))),
    );
  });
