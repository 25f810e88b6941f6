import { release } from '../src/process/version.ts';
import { addAccountCommands } from './commands/account.commands.ts';
import { addBackupCommands } from './commands/backup.commands.ts';
import { addDataCommands } from './commands/data.commands.ts';
import { addFileCommands } from './commands/file.commands.ts';
import { addKeyCommands } from './commands/key.commands.ts';
import { addServiceAccountCommands } from './commands/service-account.commands.ts';
import { addTokenCommands } from './commands/token.commands.ts';
import { addUserCommands } from './commands/user.commands.ts';
import { OperatorCommand } from './operator-command.ts';

export const createProgram = () => {
  const program = new OperatorCommand('npm run cli --').description(
    'Administration of Academia, on the database that the environment names (MONGODB_URI, DB_ENGINE, DATA_DIR).',
  );
  program.version(`${release.version} (${release.commit})`);
  addAccountCommands(program);
  addUserCommands(program);
  addTokenCommands(program);
  addServiceAccountCommands(program);
  addFileCommands(program);
  addDataCommands(program);
  addKeyCommands(program);
  addBackupCommands(program);
  return program;
};

export const printError = (error: unknown) => console.error(error instanceof Error ? error.message : error);
