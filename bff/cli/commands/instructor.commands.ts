import type { Instructor } from '#domain/instructors/instructor.ts';
import { createInstructor, listInstructors } from '../../src/features/instructors/instructor.operations.ts';
import { allPages } from '../all-pages.ts';
import type { OperatorCommand } from '../operator-command.ts';
import { tableOf } from '../text-table.ts';

type NewInstructor = { name: string; email?: string; phone?: string };

const MAX_LISTED = 10_000;

const showInstructors = tableOf<Instructor>({
  ID: 'id',
  ACTIVE: 'isActive',
  NAME: 'name',
  EMAIL: 'email',
  PHONE: 'phone',
});

export const addInstructorCommands = (program: OperatorCommand) => {
  const instructor = program.command('instructor').description('who gives the classes');

  instructor
    .command('list')
    .description('list the instructors by name')
    .operation({
      json: 'the instructors',
      run: (ctx) => allPages(MAX_LISTED, (page) => listInstructors(ctx, page)),
      show: showInstructors,
    });

  instructor
    .command('create')
    .description('add an instructor')
    .requiredOption('--name <text>', '2 to 100 characters')
    .option('--email <address>', 'address to write to')
    .option('--phone <text>', 'at most 30 characters')
    .operation({
      json: 'the instructor',
      run: (ctx, given: NewInstructor) => createInstructor(ctx, given),
      show: ({ id, name }) => `${id} ${name}`,
    });
};
