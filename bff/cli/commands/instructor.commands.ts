import type { Command } from 'commander';
import type { Instructor } from '#domain/instructors/instructor.ts';
import { createInstructor, listInstructors } from '../../src/features/instructors/instructor.operations.ts';
import { allPages } from '../all-pages.ts';
import { runOperation, type Output } from '../run-operation.ts';
import { textTable } from '../text-table.ts';

type NewInstructor = Output & { name: string; email?: string; phone?: string };

const showInstructor = ({ id, name }: Instructor) => `${id} ${name}`;

const MAX_LISTED = 10_000;

const showInstructors = (instructors: Instructor[]) =>
  textTable(
    ['ID', 'ACTIVE', 'NAME', 'EMAIL', 'PHONE'],
    instructors.map(({ id, isActive, name, email, phone }) => [
      id,
      isActive ? 'yes' : 'no',
      name,
      email,
      phone,
    ]),
  );

export const addInstructorCommands = (program: Command) => {
  const instructor = program.command('instructor').description('who gives the classes');

  instructor
    .command('list')
    .description('list the instructors by name')
    .option('--json', 'print the instructors as JSON', false)
    .action((output: Output) =>
      runOperation(output, {
        run: (ctx) => allPages(MAX_LISTED, (page) => listInstructors(ctx, page)),
        show: showInstructors,
      }),
    );

  instructor
    .command('create')
    .description('add an instructor')
    .requiredOption('--name <text>', '2 to 100 characters')
    .option('--email <address>', 'address to write to')
    .option('--phone <text>', 'at most 30 characters')
    .option('--json', 'print the instructor as JSON', false)
    .action(({ json, ...given }: NewInstructor) =>
      runOperation({ json }, { run: (ctx) => createInstructor(ctx, given), show: showInstructor }),
    );
};
