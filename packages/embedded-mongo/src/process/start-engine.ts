import type { Engine } from '../commands/command.ts';
import { runCommand } from '../commands/commands.ts';
import { Sessions } from '../commands/sessions.ts';
import { CursorRegistry } from '../protocol/cursors.ts';
import { type RunningServer, type ServerOptions, startServer } from '../protocol/server.ts';
import type { Store } from '../storage/store.ts';
import { TtlMonitor } from '../storage/ttl.ts';

const CLOSE_IDLE_MS = 60_000;

/** Runs commands on a store, and removes what has expired in it. */
export const startEngine = async (
  store: Store,
  {
    secret,
    endDamaged,
    ...options
  }: Omit<ServerOptions, 'run' | 'needsPassword' | 'onDisconnect'> & Pick<Engine, 'secret' | 'endDamaged'>,
): Promise<Pick<RunningServer, 'port' | 'close'>> => {
  const cursors = new CursorRegistry();
  const ttl = new TtlMonitor(store);
  const sessions = new Sessions(store, cursors);
  const engine: Engine = {
    store,
    cursors,
    ttl,
    sessions,
    secret,
    endDamaged,
    startedAt: Date.now(),
    connections: () => server.connections(),
  };
  const server = await startServer({
    ...options,
    needsPassword: secret !== undefined,
    run: (message, connection) => runCommand(engine, message, connection),
    onDisconnect: (connection) => sessions.abortOf(connection),
  });
  const idleTimer = setInterval(() => {
    cursors.closeIdle();
    sessions.forgetIdle().catch((error: unknown) => console.error('Old sessions stay', error));
  }, CLOSE_IDLE_MS);
  return {
    port: server.port,
    close: async () => {
      clearInterval(idleTimer);
      ttl.stop();
      await server.close();
      sessions.abortAll();
    },
  };
};
