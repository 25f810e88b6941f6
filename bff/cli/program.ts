import { release } from '../src/process/version.ts';
import { addAccountCommands } from './commands/account.commands.ts';
import { addBackupCommands } from './commands/backup.commands.ts';
import { addCalendarCommands } from './commands/calendar.commands.ts';
import { addCertificateCommands } from './commands/certificate.commands.ts';
import { addCourseCommands } from './commands/course.commands.ts';
import { addDataCommands } from './commands/data.commands.ts';
import { addEnrolmentCommands } from './commands/enrolment.commands.ts';
import { addFileCommands } from './commands/file.commands.ts';
import { addInstructorCommands } from './commands/instructor.commands.ts';
import { addKeyCommands } from './commands/key.commands.ts';
import { addMailCommands } from './commands/mail.commands.ts';
import { addMoneyCommands } from './commands/money.commands.ts';
import { addPointsCommands } from './commands/points.commands.ts';
import { addReportCommands } from './commands/report.commands.ts';
import { addScheduleCommands } from './commands/schedule.commands.ts';
import { addServiceAccountCommands } from './commands/service-account.commands.ts';
import { addTokenCommands } from './commands/token.commands.ts';
import { addUserCommands } from './commands/user.commands.ts';
import { addWaitingListCommands } from './commands/waiting-list.commands.ts';
import { addWebhookCommands } from './commands/webhook.commands.ts';
import { addWithdrawalCommands } from './commands/withdrawal.commands.ts';
import { OperatorCommand } from './operator-command.ts';

export const createProgram = () => {
  const program = new OperatorCommand('npm run cli --').description(
    'Administration of Academia, on the database that the environment names (MONGODB_URI, DB_ENGINE, DATA_DIR).',
  );
  program.version(`${release.version} (${release.commit})`);
  addAccountCommands(program);
  addUserCommands(program);
  addTokenCommands(program);
  addCalendarCommands(program);
  addServiceAccountCommands(program);
  addCourseCommands(program);
  addInstructorCommands(program);
  addScheduleCommands(program);
  addEnrolmentCommands(program);
  addCertificateCommands(program);
  addPointsCommands(program);
  addMoneyCommands(program);
  addWaitingListCommands(program);
  addWebhookCommands(program);
  addMailCommands(program);
  addWithdrawalCommands(program);
  addReportCommands(program);
  addFileCommands(program);
  addDataCommands(program);
  addKeyCommands(program);
  addBackupCommands(program);
  return program;
};

export const printError = (error: unknown) => console.error(error instanceof Error ? error.message : error);
