import * as v from 'valibot';
import { messages } from '../messages.ts';
import { takeBackFirearmSchema } from './firearm.schema.ts';

type Counted = { rounds?: number | null | undefined; roundsLeft?: number | null | undefined };

type Rounds = { rounds: number; roundsLeft: number };
type Wrong = { field: 'rounds' | 'roundsLeft'; message: string };

/** Rounds fired and rounds left of what was handed out; either follows from the other. */
export const returnedRounds = ({ rounds, roundsLeft }: Counted, roundsOut: number): Rounds | Wrong => {
  const fired = rounds ?? (roundsOut > 0 && typeof roundsLeft === 'number' ? roundsOut - roundsLeft : null);
  if (fired === null) return { field: 'rounds', message: messages.firearmRounds };
  const left = roundsLeft ?? Math.max(0, roundsOut - fired);
  if (left > roundsOut) return { field: 'roundsLeft', message: messages.roundsAbove };
  // More may be fired than was handed out: people bring their own.
  if (fired < roundsOut - left) return { field: 'rounds', message: messages.roundsMissing };
  return { rounds: fired, roundsLeft: left };
};

/** What is counted of a hand-out with as many rounds. */
export const takeBackSchemaOf = (roundsOut: number) =>
  v.pipe(
    takeBackFirearmSchema,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value: input } = dataset;
      const result = returnedRounds(input, roundsOut);
      if (!('field' in result)) return;
      const { field: key, message } = result;
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
    }),
  );
