import type { Command } from 'commander';
import type { Instructor } from '#domain/instructors/instructor.ts';
import { createInstructor } from '../src/features/instructors/instructor.operations.ts';
import { runOperation, type Output } from './run-operation.ts';

type NewInstructor = Output & { name: string; email?: string; phone?: string };

const showInstructor = ({ id, name }: Instructor) => `${id} ${name}`;

export const addInstructorCommands = (program: Command) => {
  program
    .command('instructor')
    .description('who gives the classes')
    .command('create')
    .description('add an instructor')
    .requiredOption('--name <text>', '2 to 100 characters')
    .option('--email <address>', 'address to write to')
    .option('--phone <text>', 'at most 30 characters')
    .option('--json', 'print the instructor as JSON', false)
    .action(({ json, ...instructor }: NewInstructor) =>
      runOperation({ json }, { run: (ctx) => createInstructor(ctx, instructor), show: showInstructor }),
    );
};
