import mongoose from 'mongoose';
import { inject } from 'vitest';

const uri = inject('mongoUri');

/** Settings of a server whose commands to the database are seen. */
export const monitored = {
  MONGODB_URI: `${uri}${uri.includes('?') ? '&' : '?'}monitorCommands=true`,
};

type Started = { commandName: string; command: Record<string, unknown> };

/** Calls back with each command before it is sent, while it works. What is thrown fails the command. */
export const whileSeen = async (see: (started: Started) => void, work: () => Promise<unknown>) => {
  const client = mongoose.connection.getClient();
  client.on('commandStarted', see);
  try {
    await work();
  } finally {
    client.off('commandStarted', see);
  }
};

/** What the server asks now and then about the database itself. */
const OF_NO_CALL = ['dbStats', 'ping'];

/** The commands that the server sends to the database while it works, except to verify the session. */
export const commandsOf = async (work: () => Promise<unknown>) => {
  const names: string[] = [];
  await whileSeen(({ commandName, command }) => {
    const collection = String(command[commandName]);
    if (collection !== 'sessions' && !OF_NO_CALL.includes(commandName))
      names.push(`${commandName} ${collection}`);
  }, work);
  return names;
};
