import type { RootFields } from '../../../graphql/root-fields.ts';
import { createPasswordReset, requestPasswordReset, resetPassword } from './reset.operations.ts';

export const passwordResetFields = {
  Mutation: { createPasswordReset, requestPasswordReset, resetPassword },
} satisfies RootFields;
