import { createContext, use } from 'react';

/** A form that was sent without script, with the values and errors to show, or what was received. */
export type PlainFormState = {
  values: Record<string, string>;
  errors: Record<string, string>;
  failure: string | null;
  receipt: { code: string; answerBy: string; settleBy: string } | null;
};

const Context = createContext<PlainFormState | null>(null);

export const PlainForm = Context.Provider;

export const usePlainForm = () => use(Context);
