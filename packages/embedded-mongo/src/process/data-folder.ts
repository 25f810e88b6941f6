import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** What a running engine writes beside its data, so that other processes find it. */
export type Advertisement = { pid: number; listen: { socketPath: string } | { port: number } };

/** The address of a Unix socket has room for 104 bytes on macOS and 108 on Linux, the closing zero included. */
const MAX_SOCKET_PATH_BYTES = 100;

export const dataFile = (dataDir: string) => join(dataDir, 'data.mdb');
export const logFile = (dataDir: string) => join(dataDir, 'engine.log');
const advertisementFile = (dataDir: string) => join(dataDir, 'engine.json');

export const describeDamage = (dataDir: string, reason: string): string =>
  `The data file ${dataFile(dataDir)} is damaged (${reason}): restore a copy of it, or remove it to start with empty data.`;

const shortFolder = (dataDir: string): string => {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return join(tmpdir(), `embedded-mongo-${userInfo().uid}-${hash}`);
};

/** Where the engine's socket is: in the data folder, or, when that path is too long, in a private temporary folder. */
export const socketPathOf = (dataDir: string): string => {
  const inside = join(dataDir, 'engine.sock');
  return Buffer.byteLength(inside) <= MAX_SOCKET_PATH_BYTES
    ? inside
    : join(shortFolder(dataDir), 'engine.sock');
};

/** Creates the temporary folder of a long path; throws when another user has created it. */
export const prepareSocketFolder = (dataDir: string): void => {
  const folder = shortFolder(dataDir);
  if (!socketPathOf(dataDir).startsWith(folder)) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const status = lstatSync(folder);
  if (!status.isDirectory() || status.uid !== userInfo().uid)
    throw new Error(
      `The folder ${folder} for the engine's socket belongs to another user: remove it or choose a shorter data folder.`,
    );
  chmodSync(folder, 0o700);
};

export const removeSocketFolder = (dataDir: string): void => {
  const folder = shortFolder(dataDir);
  if (socketPathOf(dataDir).startsWith(folder)) rmSync(folder, { recursive: true, force: true });
};

export const toUri = (listen: Advertisement['listen']): string =>
  'socketPath' in listen
    ? `mongodb://${encodeURIComponent(listen.socketPath)}/?directConnection=true`
    : `mongodb://127.0.0.1:${listen.port}/?directConnection=true`;

export const advertise = (dataDir: string, advertisement: Advertisement): void => {
  const file = advertisementFile(dataDir);
  writeFileSync(`${file}.new`, JSON.stringify(advertisement), { mode: 0o600 });
  renameSync(`${file}.new`, file);
};

export const withdraw = (dataDir: string): void => rmSync(advertisementFile(dataDir), { force: true });

export const findAdvertisement = (dataDir: string): Advertisement | undefined => {
  try {
    return JSON.parse(readFileSync(advertisementFile(dataDir), 'utf8')) as Advertisement;
  } catch {
    // Missing, or half written by a process that was killed.
    return undefined;
  }
};
