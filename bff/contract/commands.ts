import mongoose from 'mongoose';
import { inject } from 'vitest';

const uri = inject('mongoUri');

/** Settings of a server whose commands to the database are seen. */
export const monitored = {
  MONGODB_URI: `${uri}${uri.includes('?') ? '&' : '?'}monitorCommands=true`,
};

type Started = { commandName: string; command: Record<string, unknown> };

/** The commands that the server sends to the database while it works, except to verify the session. */
export const commandsOf = async (work: () => Promise<unknown>) => {
  const names: string[] = [];
  const note = ({ commandName, command }: Started) => {
    const collection = String(command[commandName]);
    if (collection !== 'sessions') names.push(`${commandName} ${collection}`);
  };
  const client = mongoose.connection.getClient();
  client.on('commandStarted', note);
  try {
    await work();
  } finally {
    client.off('commandStarted', note);
  }
  return names;
};
