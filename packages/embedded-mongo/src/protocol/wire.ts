import { type Document, readDocument, writeDocument } from '../values/values.ts';

const HEADER_BYTES = 16;
export const MAX_MESSAGE_BYTES = 48_000_000;
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const FLAGS = { checksumPresent: 1, moreToCome: 2 } as const;

export type Message = {
  requestId: number;
  isLegacy: boolean;
  /** The client expects no reply. */
  isOneWay: boolean;
  body: Document;
  sequences: Map<string, Buffer[]>;
};

export class WireError extends Error {}

const commandName = (body: Document): string => Object.keys(body)[0] ?? '';

/** The first command of every driver; the engine's own probe does not send it. */
export const isGreeting = (body: Document): boolean =>
  ['hello', 'ismaster', 'isMaster'].includes(commandName(body));

const readSequence = (section: Buffer): [string, Buffer[]] => {
  const nameEnd = section.indexOf(0, 4);
  if (nameEnd < 0) throw new WireError('a document sequence without a name');
  const documents: Buffer[] = [];
  for (let at = nameEnd + 1; at < section.length;) {
    const size = section.readInt32LE(at);
    if (size < 5 || at + size > section.length)
      throw new WireError('a document sequence with a wrong length');
    documents.push(section.subarray(at, at + size));
    at += size;
  }
  return [section.toString('utf8', 4, nameEnd), documents];
};

const readOpMsg = (requestId: number, payload: Buffer): Message => {
  const flags = payload.readUInt32LE(0);
  const unknown = flags & 0xffff & ~(FLAGS.checksumPresent | FLAGS.moreToCome);
  if (unknown !== 0) throw new WireError(`unknown required message flags ${unknown}`);
  const end = payload.length - ((flags & FLAGS.checksumPresent) === 0 ? 0 : 4);
  let body: Document | undefined;
  const sequences = new Map<string, Buffer[]>();
  for (let at = 4; at < end;) {
    const kind = payload[at++];
    const size = payload.readInt32LE(at);
    if (size < 4 || at + size > end) throw new WireError('a section with a wrong length');
    const section = payload.subarray(at, at + size);
    if (kind === 0) body = readDocument(section);
    else if (kind === 1) sequences.set(...readSequence(section));
    else throw new WireError(`unknown section kind ${kind}`);
    at += size;
  }
  if (body === undefined) throw new WireError('a message without a body');
  return { requestId, isLegacy: false, isOneWay: (flags & FLAGS.moreToCome) !== 0, body, sequences };
};

/** Drivers send their first hello in this form, before they know the server's wire version. */
const readOpQuery = (requestId: number, payload: Buffer): Message => {
  const nameEnd = payload.indexOf(0, 4);
  const namespace = payload.toString('utf8', 4, nameEnd);
  if (!namespace.endsWith('.$cmd')) throw new WireError('OP_QUERY is only understood for hello');
  const body = readDocument(payload.subarray(nameEnd + 9));
  if (!isGreeting(body))
    throw new WireError(`OP_QUERY is only understood for hello, not for ${commandName(body)}`);
  return {
    requestId,
    isLegacy: true,
    isOneWay: false,
    body: { ...body, $db: namespace.slice(0, -5) },
    sequences: new Map(),
  };
};

const readMessage = (frame: Buffer): Message => {
  const requestId = frame.readInt32LE(4);
  const operation = frame.readInt32LE(12);
  const payload = frame.subarray(HEADER_BYTES);
  if (operation === OP_MSG) return readOpMsg(requestId, payload);
  if (operation === OP_QUERY) return readOpQuery(requestId, payload);
  throw new WireError(`unknown operation code ${operation}`);
};

/** Cuts a stream of bytes into messages. */
export class MessageReader {
  #chunks: Buffer[] = [];
  #length = 0;

  *read(chunk: Buffer): Generator<Message, void, undefined> {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    for (let frame = this.#takeFrame(); frame !== undefined; frame = this.#takeFrame())
      yield readMessage(frame);
  }

  #takeFrame(): Buffer | undefined {
    if (this.#length < 4) return undefined;
    if ((this.#chunks[0]?.length ?? 0) < 4) this.#join();
    const size = this.#chunks[0]?.readInt32LE(0) ?? 0;
    if (size < HEADER_BYTES || size > MAX_MESSAGE_BYTES) throw new WireError(`a message of ${size} bytes`);
    if (this.#length < size) return undefined;
    const bytes = this.#join();
    this.#chunks = bytes.length === size ? [] : [bytes.subarray(size)];
    this.#length -= size;
    return bytes.subarray(0, size);
  }

  #join(): Buffer {
    const [only] = this.#chunks;
    const bytes = only !== undefined && this.#chunks.length === 1 ? only : Buffer.concat(this.#chunks);
    this.#chunks = [bytes];
    return bytes;
  }
}

let nextRequestId = 1;

const frame = (operation: number, responseTo: number, parts: readonly Uint8Array[]): Buffer => {
  const header = Buffer.alloc(HEADER_BYTES);
  const bytes = Buffer.concat([header, ...parts]);
  bytes.writeInt32LE(bytes.length, 0);
  bytes.writeInt32LE(nextRequestId++ & 0x7fffffff, 4);
  bytes.writeInt32LE(responseTo, 8);
  bytes.writeInt32LE(operation, 12);
  return bytes;
};

export const writeReply = ({ requestId, isLegacy }: Message, reply: Document | Buffer): Buffer => {
  const body = Buffer.isBuffer(reply) ? reply : writeDocument(reply);
  if (!isLegacy) return frame(OP_MSG, requestId, [Buffer.alloc(5), body]);
  const fields = Buffer.alloc(20);
  fields.writeInt32LE(8, 0);
  fields.writeInt32LE(1, 16);
  return frame(OP_REPLY, requestId, [fields, body]);
};

export const writeRequest = (body: Document): Buffer =>
  frame(OP_MSG, 0, [Buffer.alloc(5), writeDocument(body)]);
