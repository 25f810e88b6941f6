import * as v from 'valibot';
import { expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { returnedRounds, takeBackSchemaOf } from './returned-rounds.ts';

it.each([
  [{ rounds: 20, roundsLeft: null }, 50, { rounds: 20, roundsLeft: 30 }],
  [{ rounds: null, roundsLeft: 12 }, 50, { rounds: 38, roundsLeft: 12 }],
  // With their own.
  [{ rounds: 70, roundsLeft: 0 }, 50, { rounds: 70, roundsLeft: 0 }],
  [{ rounds: 5, roundsLeft: null }, 0, { rounds: 5, roundsLeft: 0 }],
  [{ rounds: null, roundsLeft: null }, 50, { field: 'rounds', message: messages.firearmRounds }],
  [{ rounds: null, roundsLeft: 3 }, 0, { field: 'rounds', message: messages.firearmRounds }],
  [{ rounds: null, roundsLeft: 51 }, 50, { field: 'roundsLeft', message: messages.roundsAbove }],
  [{ rounds: 10, roundsLeft: 20 }, 50, { field: 'rounds', message: messages.roundsMissing }],
])('%o of %i rounds are %o', (counted, roundsOut, expected) => {
  expect(returnedRounds(counted, roundsOut)).toEqual(expected);
  const parsed = v.safeParse(takeBackSchemaOf(roundsOut), counted);
  expect(parsed.success).toBe(!('field' in expected));
  if ('field' in expected) {
    expect(parsed.issues).toMatchObject([{ message: expected.message, path: [{ key: expected.field }] }]);
  }
});
