import { allowClosedOutput } from './closed-output.ts';
import { createProgram, printError } from './program.ts';

allowClosedOutput();
createProgram()
  .parseAsync()
  .catch((error: unknown) => {
    printError(error);
    process.exit(1);
  });
