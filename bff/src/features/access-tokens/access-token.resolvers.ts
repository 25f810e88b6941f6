import type { RootFields } from '../../graphql/root-fields.ts';
import { createAccessToken, listMyAccessTokens, revokeAccessToken } from './access-token.operations.ts';

export const accessTokenFields = {
  Query: { myAccessTokens: listMyAccessTokens },
  Mutation: { createAccessToken, revokeAccessToken },
} satisfies RootFields;
