/** Tells the bench where the server listens, and how much processor time it has used whenever it asks. */
export const announce = (port) => {
  process.on('message', () => process.send({ cpu: process.cpuUsage() }));
  process.send({ port });
};
