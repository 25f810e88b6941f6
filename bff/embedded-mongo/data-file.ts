import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';

const META_MAGIC = 0xbeefc0de;
const META_VERSION = 2;
const META_BYTES = 168;
const PAGE_HEADER_BYTES = 24;
const OFFSETS = { magic: 0, version: 4, pageSize: 24, lastPage: 120, transaction: 128 } as const;

type Meta = { pageSize: number; lastPage: number; transaction: bigint };

const readMeta = (file: number, position: number): Meta | undefined => {
  const bytes = Buffer.alloc(META_BYTES);
  if (readSync(file, bytes, 0, META_BYTES, position) < META_BYTES) return undefined;
  const meta = bytes.subarray(PAGE_HEADER_BYTES);
  if (meta.readUInt32LE(OFFSETS.magic) !== META_MAGIC || meta.readUInt32LE(OFFSETS.version) !== META_VERSION)
    return undefined;
  const pageSize = meta.readUInt32LE(OFFSETS.pageSize);
  if (pageSize < 512 || pageSize > 65_536 || (pageSize & (pageSize - 1)) !== 0) return undefined;
  return {
    pageSize,
    lastPage: Number(meta.readBigUInt64LE(OFFSETS.lastPage)),
    transaction: meta.readBigUInt64LE(OFFSETS.transaction),
  };
};

/**
 * What is wrong with an LMDB file, or undefined. LMDB maps the file and trusts it, so a file that is too short would
 * end the process by a signal instead of an error.
 */
export const findDamage = (path: string): string | undefined => {
  if (!existsSync(path)) return undefined;
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    if (size === 0) return undefined;
    const first = readMeta(file, 0);
    const second = first === undefined ? undefined : readMeta(file, first.pageSize);
    if (first === undefined || second === undefined) return 'its header is not that of a database';
    const newest = first.transaction > second.transaction ? first : second;
    if (size < (newest.lastPage + 1) * newest.pageSize)
      return `it has ${size} bytes where ${(newest.lastPage + 1) * newest.pageSize} were written`;
    return undefined;
  } finally {
    closeSync(file);
  }
};
