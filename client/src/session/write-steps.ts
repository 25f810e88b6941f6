let steps = 0;

/** A write has begun or ended. */
export const noteWriteStep = () => {
  steps += 1;
};

/** Differs after a write has begun or ended. */
export const writeSteps = () => steps;

let stepsAtReread = 0;

/** What is shown next was read again, and is no result of something that the user did. */
export const noteReread = () => {
  stepsAtReread = steps;
};

export const hasWrittenSinceReread = () => steps !== stepsAtReread;
