let isClosed = false;

/** Whether the reader of the standard output, such as `head`, has had enough. */
export const isOutputClosed = () => isClosed;

/** What is written after the reader has gone is dropped: the command ends as it would have. */
export const allowClosedOutput = () => {
  process.stdout.on('error', (error) => {
    if (!('code' in error) || error.code !== 'EPIPE') throw error;
    isClosed = true;
  });
};
