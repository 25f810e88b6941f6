import { OAuth2Server } from 'oauth2-mock-server';
import { freePort, startTestServer } from '../../bff/contract/harness.ts';

type GooglePerson = {
  sub: string;
  email: string;
  email_verified: boolean;
  given_name?: string;
  family_name?: string;
};

/** A real OAuth server in the place of Google, and the product configured to use it. */
export const startWithGoogle = async () => {
  const google = new OAuth2Server();
  await google.issuer.keys.generate('RS256');
  await google.start(0, '127.0.0.1');
  const issuer = `http://127.0.0.1:${google.address().port}`;
  let person: GooglePerson | null = null;
  google.service.on('beforeUserinfo', (response: { body: unknown; statusCode: number }) => {
    response.body = person;
  });

  const port = String(await freePort());
  const server = await startTestServer({
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_AUTHORIZATION_URL: `${issuer}/authorize`,
    GOOGLE_TOKEN_URL: `${issuer}/token`,
    GOOGLE_USERINFO_URL: `${issuer}/userinfo`,
  });

  return {
    server,
    /** Who signs in at Google next. */
    signInAs: (next: GooglePerson) => {
      person = next;
    },
    stop: async () => {
      await server.stop();
      await google.stop();
    },
  };
};
