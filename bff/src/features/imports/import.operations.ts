import { changesBetween } from '#domain/audit/audit.ts';
import { messages } from '#domain/messages.ts';
import { importFirearmsSchema } from '#domain/firearms/firearm.import.ts';
import { importUsersSchema } from '#domain/users/user.import.ts';
import { staff } from '../../operation/access.ts';
import { runAgain } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { importFirearmsFile } from './firearms-import.ts';
import type { ImportOutcome } from './import-file.ts';
import { importFile } from './users-import.ts';

type Known = { input: { dryRun: boolean }; result: ImportOutcome | null };

const changesOfImport = ({ input: { dryRun }, result }: Known) =>
  changesBetween(
    {},
    result
      ? { dryRun, created: result.created, existing: result.existing, faults: result.faults.length }
      : { dryRun },
  );

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
    changes: changesOfImport,
  },
});

/** Safe to repeat: weapons that are there already are counted and not changed. */
export const importFirearms = operation({
  field: 'Mutation.importFirearms',
  access: staff,
  input: importFirearmsSchema,
  repeat: runAgain,
  run: ({ input }) => importFirearmsFile(input),
  audit: {
    action: 'firearm.import',
    about: () => ({ type: 'import', id: null, label: messages.auditFirearmImport }),
    changes: changesOfImport,
  },
});
