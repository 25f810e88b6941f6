import type { ApolloClient, ApolloLink } from '@apollo/client';
import { isRecord } from '#domain/is-record.ts';
import { errorFields } from './api-error.ts';
import { requestIdentity, type IdentityOutcome } from './identity-request.ts';
import { CONFIRM_IDENTITY } from './identity.mutation.ts';

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

/** By the password of the form that was sent, else by a question. */
export const confirmIdentity = async ({ client, variables }: ApolloLink.Operation, token: string) => {
  const password = passwordIn(variables);
  const tried = password ? await tryPassword(client, password) : null;
  return tried ?? requestIdentity({ token, password });
};
