import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Place = { setting: string; port: number; host: string | undefined };

/** Opens a server and answers its port; names the setting when the port cannot be had. */
export const listen = (server: Server, { setting, port, host }: Place) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${error.code})`;
      reject(new Error(`Port ${port} ${reason}: set ${setting} to a free one.`));
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
