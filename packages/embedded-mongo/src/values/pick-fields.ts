import { onDemand } from 'bson';

type IsKept = (name: string) => boolean;

const cut = (bytes: Buffer, isKept: IsKept): Buffer => {
  const elements: Buffer[] = [];
  for (const [, nameAt, nameLength, at, length] of onDemand.parseToElements(bytes))
    if (isKept(bytes.toString('utf8', nameAt, nameAt + nameLength)))
      elements.push(bytes.subarray(nameAt - 1, at + length));
  const kept = Buffer.concat([Buffer.alloc(4), ...elements, Buffer.alloc(1)]);
  kept.writeInt32LE(kept.length);
  return kept;
};

/**
 * The BSON document of only these top-level fields, cut from the bytes without reading the values between:
 * a filter that looks at one field of a large document does not pay for the rest.
 */
export const pickFields = (bytes: Buffer, names: ReadonlySet<string>): Buffer =>
  cut(bytes, (name) => names.has(name));

/** The same of all top-level fields but these. */
export const omitFields = (bytes: Buffer, names: ReadonlySet<string>): Buffer =>
  cut(bytes, (name) => !names.has(name));
