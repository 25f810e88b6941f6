import type { DocumentNode } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';

/** The format of codegen. */
type TrustedDocument = DocumentNode & { __meta__: { hash: string } };

export const hashOf = (document: DocumentNode) => (document as TrustedDocument).__meta__.hash;

/** Sends hashes of documents. Sends texts to a server of another build, which does not know them. */
export const trustedDocuments = () =>
  new PersistedQueryLink({
    generateHash: hashOf,
    disable: ({ meta }) => meta.persistedQueryNotFound || meta.persistedQueryNotSupported,
  });
