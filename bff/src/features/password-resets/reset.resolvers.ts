import type { RootFields } from '../../graphql/root-fields.ts';
import { createPasswordReset, resetPassword } from './reset.operations.ts';

export const passwordResetFields = { Mutation: { createPasswordReset, resetPassword } } satisfies RootFields;
