import { Command } from 'commander';
import { release } from '../src/process/version.ts';
import { addAccountCommands } from './account.commands.ts';
import { addBackupCommands } from './backup.commands.ts';
import { addCourseCommands } from './course.commands.ts';
import { addDataCommands } from './data.commands.ts';
import { addEnrolmentCommands } from './enrolment.commands.ts';
import { addFileCommands } from './file.commands.ts';
import { addInstructorCommands } from './instructor.commands.ts';
import { addKeyCommands } from './key.commands.ts';
import { addPointsCommands } from './points.commands.ts';
import { addReportCommands } from './report.commands.ts';
import { addServiceAccountCommands } from './service-account.commands.ts';
import { addTokenCommands } from './token.commands.ts';
import { addUserCommands } from './user.commands.ts';
import { addWaitingListCommands } from './waiting-list.commands.ts';
import { addWebhookCommands } from './webhook.commands.ts';

export const createProgram = () => {
  const program = new Command('npm run cli --').description(
    'Administration of Academia, on the database that the environment names (MONGODB_URI, DB_ENGINE, DATA_DIR).',
  );
  program.version(`${release.version} (${release.commit})`);
  addAccountCommands(program);
  addUserCommands(program);
  addTokenCommands(program);
  addServiceAccountCommands(program);
  addCourseCommands(program);
  addInstructorCommands(program);
  addEnrolmentCommands(program);
  addPointsCommands(program);
  addWaitingListCommands(program);
  addWebhookCommands(program);
  addReportCommands(program);
  addFileCommands(program);
  addDataCommands(program);
  addKeyCommands(program);
  addBackupCommands(program);
  return program;
};

export const printError = (error: unknown) => console.error(error instanceof Error ? error.message : error);
