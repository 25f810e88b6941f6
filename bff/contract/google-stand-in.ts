import { OAuth2Server } from 'oauth2-mock-server';
import { freePort, startTestServer } from './harness.ts';

export type GooglePerson = {
  sub: string;
  email: string;
  email_verified: boolean;
  given_name?: string;
  family_name?: string;
};

type Exchange = { body?: Record<string, string> };

/** A real OAuth server in the place of Google, and the product configured to use it. */
export const startWithGoogle = async () => {
  const google = new OAuth2Server();
  await google.issuer.keys.generate('RS256');
  await google.start(0, '127.0.0.1');
  const issuer = `http://127.0.0.1:${google.address().port}`;
  let userinfo: unknown = null;
  const exchanges: Record<string, string>[] = [];
  google.service.on('beforeUserinfo', (response: { body: unknown }) => {
    response.body = userinfo;
  });
  google.service.on('beforeResponse', (_response: unknown, request: Exchange) => {
    exchanges.push({ ...request.body });
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
    /** What the product sent to the token endpoint, in order. */
    exchanges,
    /** Who signs in at Google next. */
    signInAs: (next: GooglePerson) => {
      userinfo = next;
    },
    /** What Google answers, fit or not, when it is asked who signs in. */
    answerUserinfo: (body: unknown) => {
      userinfo = body;
    },
    stop: async () => {
      await server.stop();
      await google.stop();
    },
  };
};

/** A browser as far as this flow needs one: it keeps cookies and follows nothing by itself. */
export const aBrowser = () => {
  const cookies = new Map<string, string>();
  const visit = async (url: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      redirect: 'manual',
      ...init,
      headers: { ...(init.headers as Record<string, string>), ...(cookie ? { cookie } : {}) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  };
  return { visit };
};

export type Browser = ReturnType<typeof aBrowser>;
