import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Kind, parse, print, visit, type FieldNode } from 'graphql';

const LIST = new URL('../../../client/src/gql/persisted-documents.json', import.meta.url);

const TYPENAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** What Apollo Client makes of a document before it sends it: `__typename` below the root, and no `@unmask`. */
const asSent = (text: string) =>
  print(
    visit(parse(text), {
      Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
      SelectionSet: (node, _key, parent) => {
        const isRoot = parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
        return isRoot ? undefined : { ...node, selections: [...node.selections, TYPENAME] };
      },
    }),
  );

/** Of the text as it is sent: a document has the same hash whether its text or its hash is sent. */
export const documentHash = (text: string) => createHash('sha256').update(asSent(text)).digest('hex');

/** Made when it is first asked for: all of them together are a tenth of the server's start. */
const sentLater = (text: string) => {
  let sent: string | undefined;
  return () => (sent ??= asSent(text));
};

/** The documents of our own client by their hashes, as its build wrote them down. */
export const readTrustedDocuments = (): ReadonlyMap<string, () => string> => {
  const list = JSON.parse(readFileSync(LIST, 'utf8')) as Record<string, string>;
  return new Map(Object.entries(list).map(([hash, text]) => [hash, sentLater(text)]));
};
