import { createServer, type Server, type Socket } from 'node:net';
import { runCommand } from './commands.ts';
import type { Engine } from './command.ts';
import { CursorRegistry } from './cursors.ts';
import type { Store } from './store.ts';
import { TtlMonitor } from './ttl.ts';
import { isGreeting, type Message, MessageReader, WireError, writeReply } from './wire.ts';

export type Listening = { socketPath: string } | { port: number };

export type RunningServer = {
  /** The port, where one is listened on. */
  port: number | undefined;
  close: () => Promise<void>;
};

export type ServerOptions = {
  store: Store;
  listen: Listening;
  onOpen: () => void;
  /** Told how many connections are left, and whether the closed one was a driver's or only looked whether we are here. */
  onClose: (open: number, wasDriver: boolean) => void;
};

const CLOSE_IDLE_CURSORS_MS = 60_000;

/** One connection: its messages are answered one after the other, in the order they came. */
const serve = (socket: Socket, connectionId: number, engine: Engine, onHello: () => void): void => {
  const reader = new MessageReader();
  let last: Promise<void> = Promise.resolve();
  const answer = async (message: Message): Promise<void> => {
    if (isGreeting(message.body)) onHello();
    const reply = await runCommand(engine, message, connectionId);
    if (!message.isOneWay && socket.writable) socket.write(writeReply(message, reply));
  };
  socket.on('data', (chunk) => {
    try {
      for (const message of reader.read(chunk)) last = last.then(() => answer(message));
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
  store,
  listen: target,
  onOpen,
  onClose,
}: ServerOptions): Promise<RunningServer> => {
  const sockets = new Set<Socket>();
  const cursors = new CursorRegistry();
  const ttl = new TtlMonitor(store);
  const engine: Engine = { store, cursors, ttl, startedAt: Date.now(), connections: () => sockets.size };
  let connectionCount = 0;
  const server = createServer({ noDelay: true }, (socket) => {
    let isDriver = false;
    sockets.add(socket);
    onOpen();
    socket.on('close', () => {
      sockets.delete(socket);
      onClose(sockets.size, isDriver);
    });
    serve(socket, ++connectionCount, engine, () => {
      isDriver = true;
    });
  });
  await listen(server, target);
  const idleTimer = setInterval(() => cursors.closeIdle(), CLOSE_IDLE_CURSORS_MS);
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : undefined,
    close: async () => {
      clearInterval(idleTimer);
      ttl.stop();
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
};
