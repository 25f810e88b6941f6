import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Listening = { settings: { port: string; host: string }; port: number; host: string | undefined };

const HOST_CODES = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL'];

const sentenceFor = (code: string | undefined, { settings, port, host }: Listening) => {
  if (code === 'EADDRINUSE') return `Port ${port} is in use: set ${settings.port} to a free one.`;
  if (host !== undefined && HOST_CODES.includes(code ?? ''))
    return `${host} is no address of this machine (${code}): set ${settings.host} to one.`;
  return `Port ${port} cannot be used (${code}): set ${settings.port} to a free one.`;
};

export const listen = (server: Server, listening: Listening) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new Error(sentenceFor(error.code, listening)));
    });
    server.listen(listening.port, listening.host, () => resolve((server.address() as AddressInfo).port));
  });
