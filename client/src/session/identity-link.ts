import { ErrorLink } from '@apollo/client/link/error';
import { from, mergeMap, throwError } from 'rxjs';
import { hasReason } from './api-error.ts';

/**
 * If the server requires a recent password or code, asks the user for it and repeats the request with its
 * Idempotency-Key. If the user declines, the caller gets the rejection.
 */
export const identityLink = (token: string) =>
  new ErrorLink(({ error: rejection, operation, forward }) => {
    if (!hasReason(rejection, 'RECENT_AUTHENTICATION_REQUIRED')) return undefined;
    const confirm = async () => {
      const { confirmIdentity } = await import('./confirm-identity.ts');
      return confirmIdentity(operation, token);
    };
    return from(confirm()).pipe(
      mergeMap(({ isConfirmed, error = rejection }) =>
        isConfirmed ? forward(operation) : throwError(() => error),
      ),
    );
  });
