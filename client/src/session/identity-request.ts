import { createQuestion } from './question.ts';

/** `error`: why the password of a form did not confirm it. */
export type IdentityOutcome = { isConfirmed: boolean; error?: unknown };

type IdentityRequest = {
  /** Of the session. */
  token: string;
  /** The password that the form has already asked for, or nothing. */
  password: string;
};

const { ask, useQuestion } = createQuestion<IdentityRequest, IdentityOutcome>();

/** The question that is open, for the dialog. */
export const useIdentityRequest = useQuestion;

let asked: Promise<IdentityOutcome> | null = null;

/** Asks the user to confirm their identity. Requests meanwhile wait for the same answer. */
export const requestIdentity = (given: IdentityRequest): Promise<IdentityOutcome> => {
  asked ??= ask(given).finally(() => (asked = null));
  return asked;
};
