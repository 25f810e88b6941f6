/** What the server, which runs in the process of the test, may take of the processor for one request. */
export const MAX_MS = 250;
/** A garbage collection may fall into one attempt, not into each. */
const ATTEMPTS = 4;

export const processorMs = async (send: () => Promise<unknown>) => {
  const before = process.cpuUsage();
  await send();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

/** The least of several attempts; the first one below the limit ends them. */
export const leastProcessorMs = async (send: () => Promise<unknown>) => {
  let least = Infinity;
  for (let attempt = 0; attempt < ATTEMPTS && least >= MAX_MS; attempt += 1) {
    least = Math.min(least, await processorMs(send));
  }
  return least;
};
