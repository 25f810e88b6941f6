import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net';

const targetOf = (uri: string): NetConnectOpts => {
  const host = decodeURIComponent(/^mongodb:\/\/([^/?]+)/.exec(uri)?.[1] ?? '');
  if (host.startsWith('/')) return { path: host };
  const [hostname = '', port = '27017'] = host.split(':');
  return { host: hostname, port: Number(port) };
};

/** A way to a database that can be cut, or made silent, and restored. */
export const proxyTo = async (uri: string) => {
  const sockets = new Set<Socket>();
  let isCut = false;
  let isStalled = false;
  const server = createServer((client) => {
    if (isCut) return client.destroy();
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
    client.pipe(upstream);
    // What the database answers while it is stalled never arrives.
    upstream.on('data', (chunk) => void (isStalled || client.write(chunk)));
    return upstream;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    uri: `mongodb://127.0.0.1:${port}/?directConnection=true`,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    stall: () => {
      isStalled = true;
    },
    restore: () => {
      isCut = false;
      isStalled = false;
    },
    close: async () => {
      isCut = true;
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
