import { createServer, type Server, type Socket } from 'node:net';
import type { Document } from '../values/values.ts';
import { isGreeting, type Message, MessageReader, WireError, writeReply } from './wire.ts';

export type Listening = { socketPath: string } | { port: number };

export type RunningServer = {
  /** The port, where one is listened on. */
  port: number | undefined;
  connections: () => number;
  close: () => Promise<void>;
};

type Connection = { id: number; isAuthenticated: boolean };
type RunMessage = (message: Message, connection: Connection) => Promise<Document | Buffer>;

export type ServerOptions = {
  listen: Listening;
  run: RunMessage;
  needsPassword: boolean;
  onDisconnect: (connection: Connection) => void;
  onOpen: () => void;
  /** Called with the number of connections left; a probe of another starting process is not a driver. */
  onClose: (open: number, wasDriver: boolean) => void;
};

type Notes = { onHello: () => void; onMessage: (done: Promise<void>) => void };

/** One connection: its messages get their replies one after another, in the order of arrival. */
const serve = (
  socket: Socket,
  connection: Connection,
  run: RunMessage,
  { onHello, onMessage }: Notes,
): void => {
  const reader = new MessageReader();
  let last: Promise<void> = Promise.resolve();
  const respond = async (message: Message): Promise<void> => {
    if (isGreeting(message.body)) onHello();
    const reply = await run(message, connection);
    if (!message.isOneWay && socket.writable) socket.write(writeReply(message, reply));
  };
  socket.on('data', (chunk) => {
    try {
      for (const message of reader.read(chunk)) {
        last = last.then(() => respond(message));
        onMessage(last);
      }
    } catch (error) {
      if (!(error instanceof WireError)) console.error(error);
      socket.destroy();
    }
  });
  socket.on('error', () => socket.destroy());
};

const listen = (server: Server, target: Listening): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    const onListening = () => resolve();
    if ('socketPath' in target) server.listen(target.socketPath, onListening);
    else server.listen(target.port, '127.0.0.1', onListening);
  });

export const startServer = async ({
  listen: target,
  run,
  needsPassword,
  onDisconnect,
  onOpen,
  onClose,
}: ServerOptions): Promise<RunningServer> => {
  const sockets = new Set<Socket>();
  const running = new Set<Promise<void>>();
  const onMessage = (done: Promise<void>) => {
    const forget = () => running.delete(done);
    running.add(done);
    done.then(forget, forget);
  };
  let connectionCount = 0;
  const server = createServer({ noDelay: true }, (socket) => {
    let isDriver = false;
    const connection = { id: ++connectionCount, isAuthenticated: !needsPassword };
    sockets.add(socket);
    onOpen();
    socket.on('close', () => {
      sockets.delete(socket);
      onDisconnect(connection);
      onClose(sockets.size, isDriver);
    });
    const onHello = () => {
      isDriver = true;
    };
    serve(socket, connection, run, { onHello, onMessage });
  });
  await listen(server, target);
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : undefined,
    connections: () => sockets.size,
    close: async () => {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      for (const socket of sockets) socket.destroy();
      await closed;
      // A long read still uses the store.
      await Promise.allSettled(running);
    },
  };
};
