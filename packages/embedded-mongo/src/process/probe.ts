import { connect } from 'node:net';
import { Binary } from 'bson';
import { USER } from '../commands/authentication.ts';
import type { Advertisement } from './data-folder.ts';
import { MessageReader, writeRequest } from '../protocol/wire.ts';
import { toNumber, type BsonNumber } from '../values/values.ts';

const PROBE_MS = 3000;

/** Whether the engine that advertised itself responds; another program at its address does not count. */
export const responds = ({ pid, listen }: Advertisement): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = 'socketPath' in listen ? connect(listen.socketPath) : connect(listen.port, '127.0.0.1');
    const reader = new MessageReader();
    const finish = (isResponding: boolean) => {
      socket.destroy();
      resolve(isResponding);
    };
    socket.setTimeout(PROBE_MS, () => finish(false));
    socket.on('error', () => finish(false));
    socket.on('close', () => finish(false));
    socket.on('connect', () => {
      if ('secret' in listen) {
        const payload = new Binary(Buffer.from(`\0${USER}\0${listen.secret}`));
        socket.write(writeRequest({ saslStart: 1, mechanism: 'PLAIN', payload, $db: '$external' }));
      }
      socket.write(writeRequest({ serverStatus: 1, $db: 'admin' }));
    });
    socket.on('data', (chunk) => {
      try {
        for (const { body } of reader.read(chunk)) {
          if ('conversationId' in body) continue;
          finish(body.process === 'embedded-mongo' && toNumber(body.pid as BsonNumber) === pid);
        }
      } catch {
        finish(false);
      }
    });
  });
