import { onDemand } from 'bson';

/**
 * The BSON document of only these top-level fields, cut from the bytes without reading the values between:
 * a filter that looks at one field of a large document does not pay for the rest.
 */
export const pickFields = (bytes: Buffer, names: ReadonlySet<string>): Buffer => {
  const elements: Buffer[] = [];
  for (const [, nameAt, nameLength, at, length] of onDemand.parseToElements(bytes))
    if (names.has(bytes.toString('utf8', nameAt, nameAt + nameLength)))
      elements.push(bytes.subarray(nameAt - 1, at + length));
  const picked = Buffer.concat([Buffer.alloc(4), ...elements, Buffer.alloc(1)]);
  picked.writeInt32LE(picked.length);
  return picked;
};
