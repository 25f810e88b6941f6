import { connect } from 'node:net';
import type { Advertisement } from './data-folder.ts';
import { MessageReader, writeRequest } from '../protocol/wire.ts';
import { toNumber, type BsonNumber } from '../values/values.ts';

const PROBE_MS = 3000;

/** Whether the engine that advertised itself answers; something else on its address does not count. */
export const answers = ({ pid, listen }: Advertisement): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = 'socketPath' in listen ? connect(listen.socketPath) : connect(listen.port, '127.0.0.1');
    const reader = new MessageReader();
    const finish = (isAnswering: boolean) => {
      socket.destroy();
      resolve(isAnswering);
    };
    socket.setTimeout(PROBE_MS, () => finish(false));
    socket.on('error', () => finish(false));
    socket.on('close', () => finish(false));
    socket.on('connect', () => socket.write(writeRequest({ serverStatus: 1, $db: 'admin' })));
    socket.on('data', (chunk) => {
      try {
        for (const { body } of reader.read(chunk))
          finish(body.process === 'embedded-mongo' && toNumber(body.pid as BsonNumber) === pid);
      } catch {
        finish(false);
      }
    });
  });
