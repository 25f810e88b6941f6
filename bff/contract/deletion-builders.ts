import { PASSWORD, aStudent, good } from './builders.ts';
import { connectGraphql } from './drivers/graphql.ts';

/** A student whose request for deletion waits for staff. */
export const aDeletionRequest = async (url: string) => {
  const { id, token } = await aStudent({ url, connect: connectGraphql });
  good(await connectGraphql(url, token).requestDeletion({ currentPassword: PASSWORD }));
  return id;
};
