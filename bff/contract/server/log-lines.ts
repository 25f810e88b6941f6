export type LogLine = { level: number; msg: string; [name: string]: unknown };

/** Every line of a server's log; throws where one is no JSON. */
export const logLines = (stdout: string) =>
  stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LogLine);
