import { changesBetween } from '#domain/audit/audit.ts';
import { messages } from '#domain/messages.ts';
import { importUsersSchema } from '#domain/users/user.import.ts';
import { staff } from '../../operation/access.ts';
import { runAgain } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { importFile } from './users-import.ts';

/** Safe to repeat: existing users are counted and not changed. */
export const importUsers = operation({
  field: 'Mutation.importUsers',
  access: staff,
  input: importUsersSchema,
  repeat: runAgain,
  run: ({ ctx, input }) => importFile(ctx, input),
  audit: {
    action: 'user.import',
    about: () => ({ type: 'import', id: null, label: messages.auditImport }),
    changes: ({ input: { dryRun }, result }) =>
      changesBetween(
        {},
        result
          ? { dryRun, created: result.created, existing: result.existing, faults: result.faults.length }
          : { dryRun },
      ),
  },
});
