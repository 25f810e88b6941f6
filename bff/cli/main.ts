import { createProgram, printError } from './program.ts';

createProgram()
  .parseAsync()
  .catch((error: unknown) => {
    printError(error);
    process.exit(1);
  });
