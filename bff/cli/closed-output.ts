let isClosed = false;

/** Whether the reader of the standard output, such as `head`, has closed it. */
export const isOutputClosed = () => isClosed;

/** Ignores output after the reader has closed it, so that the command still finishes. */
export const allowClosedOutput = () => {
  process.stdout.on('error', (error) => {
    if (!('code' in error) || error.code !== 'EPIPE') throw error;
    isClosed = true;
  });
};
