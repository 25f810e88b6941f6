import type { DocumentNode } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';

/** As codegen writes it. */
type TrustedDocument = DocumentNode & { __meta__: { hash: string } };

/** Sends the hash of a document instead of its text; to a server of another build, which does not know it, texts. */
export const trustedDocuments = () =>
  new PersistedQueryLink({
    generateHash: (document) => (document as TrustedDocument).__meta__.hash,
    disable: ({ meta }) => meta.persistedQueryNotFound || meta.persistedQueryNotSupported,
  });
