import { createHash } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  constants,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { USER } from '../commands/authentication.ts';

/** What a running engine writes beside its data, so that other processes find it. */
export type Advertisement = {
  pid: number;
  listen: { socketPath: string } | { port: number; secret: string };
};

/** The address of a Unix socket has room for 104 bytes on macOS and 108 on Linux, the closing zero included. */
const MAX_SOCKET_PATH_BYTES = 100;
const SOCKET_NAME = 'engine.sock';

export const dataFile = (dataDir: string) => join(dataDir, 'data.mdb');
export const logFile = (dataDir: string) => join(dataDir, 'engine.log');
const advertisementFile = (dataDir: string) => join(dataDir, 'engine.json');

export const describeDamage = (dataDir: string, reason: string): string =>
  `The data file ${dataFile(dataDir)} is damaged (${reason}): restore a copy of it, or remove it to start with empty data.`;

const shortFolders = (dataDir: string): string[] => {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const name = `embedded-mongo-${userInfo().uid}-${hash}`;
  return [join(tmpdir(), name), join('/tmp', name)];
};

/** The folder of the engine's socket: the data folder, or, when that path is too long, a private temporary one. */
const socketFolderOf = (dataDir: string): string =>
  [dataDir, ...shortFolders(dataDir)].find(
    (folder) => Buffer.byteLength(join(folder, SOCKET_NAME)) <= MAX_SOCKET_PATH_BYTES,
  ) ?? dataDir;

export const socketPathOf = (dataDir: string): string => join(socketFolderOf(dataDir), SOCKET_NAME);

/** Creates the temporary folder of a long path; throws when another user has created it. */
export const prepareSocketFolder = (dataDir: string): void => {
  const folder = socketFolderOf(dataDir);
  if (folder === dataDir) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const status = lstatSync(folder);
  if (!status.isDirectory() || status.uid !== userInfo().uid)
    throw new Error(
      `The folder ${folder} for the engine's socket belongs to another user: remove it or choose a shorter data folder.`,
    );
  chmodSync(folder, 0o700);
};

export const removeSocketFolder = (dataDir: string): void => {
  const folder = socketFolderOf(dataDir);
  if (folder !== dataDir) rmSync(folder, { recursive: true, force: true });
};

/** Without retryWrites=false drivers number single writes as well, of a server that has transactions. */
const URI_OPTIONS = 'directConnection=true&retryWrites=false';

export const toUri = (listen: Advertisement['listen']): string =>
  'socketPath' in listen
    ? `mongodb://${encodeURIComponent(listen.socketPath)}/?${URI_OPTIONS}`
    : `mongodb://${USER}:${listen.secret}@127.0.0.1:${listen.port}/?${URI_OPTIONS}&authMechanism=PLAIN`;

/** Room for any advertisement: written over in place, the file needs no new space on a full disk. */
const ADVERTISEMENT_BYTES = 512;

const writeAdvertisement = (dataDir: string, text: string): void => {
  const file = openSync(advertisementFile(dataDir), constants.O_WRONLY | constants.O_CREAT, 0o600);
  try {
    writeSync(file, text.padEnd(ADVERTISEMENT_BYTES), 0);
  } finally {
    closeSync(file);
  }
};

export const advertise = (dataDir: string, advertisement: Advertisement): void =>
  writeAdvertisement(dataDir, JSON.stringify(advertisement));

export const withdraw = (dataDir: string): void => writeAdvertisement(dataDir, 'null');

export const findAdvertisement = (dataDir: string): Advertisement | undefined => {
  try {
    const advertisement = JSON.parse(
      readFileSync(advertisementFile(dataDir), 'utf8'),
    ) as Advertisement | null;
    return advertisement ?? undefined;
  } catch {
    // Missing, or half written by a process that was killed.
    return undefined;
  }
};
