import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';

/*
 * LMDB maps its file and trusts what it finds there: a page number from a damaged page ends the process by a signal.
 * So the pages are walked by ordinary reads before the file is given to it. Layout: mdb.c of the lmdb package.
 */

const META = { magic: 0xbeefc0de, version: 2, bytes: 168 } as const;
const PAGE_HEADER_BYTES = 24;
const NODE_HEADER_BYTES = 8;
const OVERFLOW_REFERENCE_BYTES = 24;
const NO_PAGE = 0xffff_ffff_ffff_ffffn;
const PAGE = { branch: 0x01, leaf: 0x02, overflow: 0x04, kinds: 0x0f } as const;
const NODE_HAS_OVERFLOW = 0x01;
const MAX_DEPTH = 32;

type Meta = { pageSize: number; roots: bigint[]; transaction: bigint };

class Damage extends Error {}

const misplaced = (page: bigint) => new Damage(`its page ${page} is not what was written there`);

const readAt = (file: number, position: number, length: number): Buffer | undefined => {
  const bytes = Buffer.allocUnsafe(length);
  return readSync(file, bytes, 0, length, position) === length ? bytes : undefined;
};

const readMeta = (file: number, position: number): Meta => {
  const meta = readAt(file, position, META.bytes)?.subarray(PAGE_HEADER_BYTES);
  const isMeta = meta?.readUInt32LE(0) === META.magic && meta.readUInt32LE(4) === META.version;
  const pageSize = meta?.readUInt32LE(24) ?? 0;
  if (
    meta === undefined ||
    !isMeta ||
    pageSize < 512 ||
    pageSize > 65_536 ||
    (pageSize & (pageSize - 1)) !== 0
  )
    throw new Damage('its header is not that of a database');
  return {
    pageSize,
    roots: [meta.readBigUInt64LE(64), meta.readBigUInt64LE(112)],
    transaction: meta.readBigUInt64LE(128),
  };
};

const walk = (file: number, pageSize: number, number: bigint, depth = 0): void => {
  const page = readAt(file, Number(number) * pageSize, pageSize);
  if (page === undefined) throw new Damage(`it ends before its page ${number}`);
  const kind = page.readUInt16LE(18) & PAGE.kinds;
  // Positions inside a page are counted from the end of its header.
  const lower = PAGE_HEADER_BYTES + page.readUInt16LE(20);
  const upper = PAGE_HEADER_BYTES + page.readUInt16LE(22);
  const isSound = page.readBigUInt64LE(0) === number && lower <= upper && upper <= pageSize;
  if (!isSound || depth > MAX_DEPTH || (kind !== PAGE.branch && kind !== PAGE.leaf)) throw misplaced(number);
  for (let pointer = PAGE_HEADER_BYTES; pointer < lower; pointer += 2) {
    const node = PAGE_HEADER_BYTES + page.readUInt16LE(pointer);
    if (node < upper || node + NODE_HEADER_BYTES > pageSize) throw misplaced(number);
    const low = page.readUInt32LE(node);
    const flags = page.readUInt16LE(node + 4);
    const data = node + NODE_HEADER_BYTES + page.readUInt16LE(node + 6);
    if (kind === PAGE.branch) walk(file, pageSize, BigInt(low) | (BigInt(flags) << 32n), depth + 1);
    else if ((flags & NODE_HAS_OVERFLOW) === 0) {
      if (data + low > pageSize) throw misplaced(number);
    } else {
      if (data + OVERFLOW_REFERENCE_BYTES > pageSize) throw misplaced(number);
      checkOverflow(file, pageSize, page.readBigUInt64LE(data), page.readBigUInt64LE(data + 16));
    }
  }
};

/** A long document has pages of its own, of which only the first has a header. */
const checkOverflow = (file: number, pageSize: number, first: bigint, count: bigint): void => {
  const header = readAt(file, Number(first) * pageSize, PAGE_HEADER_BYTES);
  const isEndThere = fstatSync(file).size >= Number(first + count) * pageSize;
  if (header === undefined || !isEndThere) throw new Damage(`it ends before its page ${first + count - 1n}`);
  if (header.readBigUInt64LE(0) !== first || (header.readUInt16LE(18) & PAGE.kinds) !== PAGE.overflow)
    throw misplaced(first);
};

const checkFile = (file: number): void => {
  const first = readMeta(file, 0);
  const second = readMeta(file, first.pageSize);
  const { pageSize, roots } = first.transaction > second.transaction ? first : second;
  for (const root of roots) if (root !== NO_PAGE) walk(file, pageSize, root);
};

/** What is wrong with an LMDB file, or undefined. */
export const findDamage = (path: string): string | undefined => {
  if (!existsSync(path)) return undefined;
  const file = openSync(path, 'r');
  try {
    if (fstatSync(file).size > 0) checkFile(file);
    return undefined;
  } catch (error) {
    if (error instanceof Damage) return error.message;
    throw error;
  } finally {
    closeSync(file);
  }
};
