import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { tap } from 'rxjs';
import { sessionEndReason } from './api-error.ts';
import { identityLink } from './identity-link.ts';
import { limitedFetch } from './limited-fetch.ts';
import { priceLink } from './price-link.ts';
import { expireSession, rememberUser } from './session.ts';
import { trustedDocuments } from './trusted-documents.ts';
import { wholeLists } from './whole-lists.ts';
import { observedWrites } from './writes.ts';
import { keyedWrites } from './write-key.ts';

/** Weapon counts are not normalised: the same id has another count in each month or sheet. */
const typePolicies = { WeaponTotal: { keyFields: false } } as const;

export const createApiCache = () => new InMemoryCache({ typePolicies });

type OwnResult = ApolloLink.Result<{ me?: { id?: string } | null }>;

/** Every page of a signed-in user reads `me`. */
const rememberedUser = () =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ data }: OwnResult) => {
        if (data?.me?.id) rememberUser(data.me.id);
      }),
    ),
  );

const createClient = (token: string | null) => {
  const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  const sessionEnd = new ErrorLink(({ error }) => {
    const reason = sessionEndReason(error);
    if (token !== null && reason !== null) expireSession(token, reason);
  });
  return new ApolloClient({
    link: ApolloLink.from([
      sessionEnd,
      ...(token === null ? [] : [identityLink(token), priceLink()]),
      observedWrites(),
      rememberedUser(),
      wholeLists(),
      keyedWrites(),
      trustedDocuments(),
      new HttpLink({
        uri: '/graphql',
        headers,
        fetch: limitedFetch(),
      }),
    ]),
    cache: createApiCache(),
    defaultOptions: {
      watchQuery: {
        fetchPolicy: 'cache-and-network',
        nextFetchPolicy: (policy) => (policy === 'cache-only' ? policy : 'cache-first'),
      },
    },
  });
};

/** A client without a session, for sign-in, sign-up and public pages. */
export const visitorClient = createClient(null);

let latest = { token: '', client: visitorClient };

/** A client per session, so that no data of one session is shown in another. */
export const clientFor = (token: string | null) => {
  if (token === null) return visitorClient;
  if (latest.token !== token) latest = { token, client: createClient(token) };
  return latest.client;
};
