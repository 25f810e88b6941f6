import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net';
import { mongo } from 'mongoose';
import { deliverTo, type Fault } from './slow-delivery.ts';

const targetOf = (uri: string): NetConnectOpts => {
  const host = decodeURIComponent(/^mongodb:\/\/([^/?]+)/.exec(uri)?.[1] ?? '');
  if (host.startsWith('/')) return { path: host };
  const [hostname = '', port = '27017'] = host.split(':');
  return { host: hostname, port: Number(port) };
};

const HEADER_BYTES = 16;
const FLAG_BYTES = 4;
const OP_MSG = 2013;

/** `on`: the collection; of any one without it. */
type PlannedError = { command: string; on?: string; code: number; message: string };

/** An OP_MSG of one document, in reply to a request. */
const reply = (requestId: number, document: object) => {
  const body = mongo.BSON.serialize(document);
  const header = Buffer.alloc(HEADER_BYTES + FLAG_BYTES + 1);
  header.writeInt32LE(header.length + body.length, 0);
  header.writeInt32LE(requestId, 8);
  header.writeInt32LE(OP_MSG, 12);
  return Buffer.concat([header, body]);
};

const commandOf = (message: Buffer) => {
  if (message.readInt32LE(12) !== OP_MSG) return null;
  const start = HEADER_BYTES + FLAG_BYTES + 1;
  const document = message.subarray(start, start + message.readInt32LE(start));
  const [[name, collection] = []] = Object.entries(mongo.BSON.deserialize(document));
  return { name, collection: collection as unknown };
};

/** Whole messages of the wire protocol, however they are cut into chunks. */
const messageReader = (onMessage: (message: Buffer) => void) => {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= HEADER_BYTES && rest.length >= rest.readInt32LE(0)) {
      const length = rest.readInt32LE(0);
      onMessage(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  };
};

/** A reply to hello without the word by which the engine says that it has transactions. */
const withoutTransactions = (chunk: Buffer) =>
  Buffer.from(chunk.toString('latin1').replaceAll('isdbgrid', 'no_grid_'), 'latin1');

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

/** On a port below those that the system gives away: nobody else gets it while connections are refused. */
const listen = async (server: Server): Promise<number> => {
  const port = randomInt(20_000, 30_000);
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return port;
  } catch (error) {
    if (!isTaken(error)) throw error;
    return listen(server);
  }
};

/** `half-open`: connections stand, and nothing that is sent on them arrives. */
export type NetworkFault = Fault | 'cut' | 'refused' | 'half-open';

/** A proxy to a database that can be cut, delayed, made to reply with an error, and restored. */
export const proxyTo = async (uri: string) => {
  const sockets = new Set<Socket>();
  let fault: NetworkFault | null = null;
  let planned: PlannedError | null = null;
  let lost: string | null = null;
  let isStandalone = false;
  const server = createServer((client) => {
    if (fault === 'cut') return client.destroy();
    const upstream = connect(targetOf(uri));
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on(
      'data',
      messageReader((message) => {
        if (fault === 'half-open') return;
        const command = planned || lost !== null ? commandOf(message) : null;
        const isPlanned =
          command?.name === planned?.command && command?.collection === (planned?.on ?? command?.collection);
        if (planned && isPlanned) {
          const { code, message: errmsg } = planned;
          planned = null;
          return void client.write(reply(message.readInt32LE(4), { ok: 0, code, errmsg }));
        }
        if (lost !== null && command?.name === lost) {
          lost = null;
          upstream.removeAllListeners('data');
          upstream.on('data', () => client.destroy());
        }
        upstream.write(message);
      }),
    );
    const deliver = deliverTo(client, () => fault);
    upstream.on('data', (chunk: Buffer) => deliver(isStandalone ? withoutTransactions(chunk) : chunk));
    return upstream;
  });
  const port = await listen(server);
  const breakConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  const spoil = (kind: NetworkFault) => {
    fault = kind;
    if (kind === 'refused') server.close();
    if (kind === 'refused' || kind === 'cut') breakConnections();
  };
  return {
    uri: `mongodb://127.0.0.1:${port}/?directConnection=true`,
    spoil,
    cut: () => spoil('cut'),
    /** The next such command is not passed on: its reply is an error. */
    failNext: (error: PlannedError) => {
      planned = error;
    },
    /** The next command of this name is done; its reply never arrives, and the connection breaks. */
    loseNext: (command: string) => {
      lost = command;
    },
    /** Answers as a server that is not part of a replica set. */
    standAlone: () => {
      isStandalone = true;
    },
    stall: () => spoil('stalled'),
    restore: () => {
      if (fault === 'refused') server.listen(port, '127.0.0.1');
      fault = null;
    },
    close: async () => {
      spoil('cut');
      server.close();
      await once(server, 'close');
    },
  };
};
