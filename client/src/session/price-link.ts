import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { from, mergeMap, throwError } from 'rxjs';
import { isRecord } from '#domain/is-record.ts';
import { hasReason } from './api-error.ts';
import { createQuestion } from './question.ts';

/** In pesos: the price that was shown, and the present one. */
type PriceChange = { seen: number; present: number };

const { ask, useQuestion } = createQuestion<PriceChange, boolean>();

/** The question that is open, for the dialog. */
export const usePriceChange = useQuestion;

let last: Promise<unknown> = Promise.resolve();

/** One after the other: each is about a price of its own. */
const askPrice = (change: PriceChange) => {
  const answer = last.then(() => ask(change));
  last = answer;
  return answer;
};

const presentPrice = (error: unknown) => {
  if (!hasReason(error, 'PRICE_CHANGED') || !CombinedGraphQLErrors.is(error)) return null;
  const price = error.errors[0]?.extensions?.price;
  return typeof price === 'number' ? price : null;
};

/**
 * If the price of a write is not the one that its form has shown, asks the user and repeats the write with the present
 * price, as another request with a key of its own. If the user declines, the caller gets the rejection.
 */
export const priceLink = () =>
  new ErrorLink(({ error: rejection, operation, forward }) => {
    const { input } = operation.variables;
    const present = presentPrice(rejection);
    if (present === null || !isRecord(input) || typeof input.expectedPrice !== 'number') return undefined;
    return from(askPrice({ seen: input.expectedPrice, present })).pipe(
      mergeMap((isAccepted) => {
        if (!isAccepted) return throwError(() => rejection);
        const { forgetKey } = operation.getContext();
        if (typeof forgetKey === 'function') forgetKey();
        operation.variables = { ...operation.variables, input: { ...input, expectedPrice: present } };
        return forward(operation);
      }),
    );
  });
