import type { RootFields } from '../../../graphql/root-fields.ts';
import {
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  startSecondFactor,
  verifySecondFactor,
} from './second-factor.operations.ts';

export const secondFactorFields = {
  Query: { mySecondFactor: getSecondFactor },
  Mutation: { startSecondFactor, confirmSecondFactor, verifySecondFactor, endSecondFactor },
} satisfies RootFields;
