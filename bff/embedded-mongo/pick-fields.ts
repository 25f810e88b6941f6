/** Bytes of a value by its BSON type, where the type alone tells; the others say it themselves. */
const FIXED_SIZES: Record<number, number> = {
  0x01: 8,
  0x06: 0,
  0x07: 12,
  0x08: 1,
  0x09: 8,
  0x0a: 0,
  0x10: 4,
  0x11: 8,
  0x12: 8,
  0x13: 16,
  0x7f: 0,
  0xff: 0,
};
const EMBEDDED = new Set([0x03, 0x04, 0x0f]);
const BINARY = 0x05;
const REGEX = 0x0b;

const valueSize = (bytes: Buffer, type: number, at: number): number => {
  const fixed = FIXED_SIZES[type];
  if (fixed !== undefined) return fixed;
  if (type === REGEX) return bytes.indexOf(0, bytes.indexOf(0, at) + 1) + 1 - at;
  const length = bytes.readInt32LE(at);
  if (EMBEDDED.has(type)) return length;
  return type === BINARY ? 5 + length : 4 + length;
};

/**
 * The BSON document of only these top-level fields, cut from the bytes without reading the values between:
 * a filter that looks at one field of a large document does not pay for the rest.
 */
export const pickFields = (bytes: Buffer, names: ReadonlySet<string>): Buffer => {
  const elements: Buffer[] = [];
  let at = 4;
  while (elements.length < names.size) {
    const type = bytes[at] ?? 0;
    if (type === 0) break;
    const nameEnd = bytes.indexOf(0, at + 1);
    const end = nameEnd + 1 + valueSize(bytes, type, nameEnd + 1);
    if (names.has(bytes.toString('utf8', at + 1, nameEnd))) elements.push(bytes.subarray(at, end));
    at = end;
  }
  const size = Buffer.alloc(4);
  const picked = Buffer.concat([size, ...elements, Buffer.alloc(1)]);
  picked.writeInt32LE(picked.length);
  return picked;
};
