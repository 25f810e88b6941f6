import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Kind, parse, print, visit, type FieldNode } from 'graphql';

const LIST = new URL('../../../client/src/gql/persisted-documents.json', import.meta.url);

const TYPENAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** Transforms a document as Apollo Client does: adds `__typename` below the root, removes `@unmask`. */
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

export const documentHash = (text: string) => createHash('sha256').update(asSent(text)).digest('hex');

/** Transforms on first use: transforming all takes a tenth of the server's start. */
const sentLater = (text: string) => {
  let sent: string | undefined;
  return () => (sent ??= asSent(text));
};

export const readTrustedDocuments = (): ReadonlyMap<string, () => string> => {
  const list = JSON.parse(readFileSync(LIST, 'utf8')) as Record<string, string>;
  return new Map(Object.entries(list).map(([hash, text]) => [hash, sentLater(text)]));
};
