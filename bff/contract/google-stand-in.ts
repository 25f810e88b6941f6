import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OAuth2Server } from 'oauth2-mock-server';
import { freePort } from './free-port.ts';
import { startTestServer } from './harness.ts';

export type GooglePerson = {
  sub: string;
  email: string;
  email_verified: boolean;
  given_name?: string;
  family_name?: string;
};

type Exchange = { body?: Record<string, string> };

/** A real OAuth server instead of Google, and the product configured to use it. */
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
  let tokens: unknown;
  google.service.on('beforeResponse', (response: { body: unknown }, request: Exchange) => {
    exchanges.push({ ...request.body });
    if (tokens !== undefined) response.body = tokens;
  });

  let mute: string | null = null;
  const gate = createServer((request, response) => {
    if (request.url !== mute) google.service.requestHandler(request, response);
  }).listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const gateUrl = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`;

  const port = String(await freePort());
  const server = await startTestServer({
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_AUTHORIZATION_URL: `${issuer}/authorize`,
    GOOGLE_TOKEN_URL: `${gateUrl}/token`,
    GOOGLE_USERINFO_URL: `${gateUrl}/userinfo`,
  });

  return {
    server,
    /** What the product sent to the token endpoint, in order. */
    exchanges,
    /** Who signs in at Google next. */
    signInAs: (next: GooglePerson) => {
      userinfo = next;
    },
    /** The body, valid or not, of Google's userinfo responses. */
    respondWithUserinfo: (body: unknown) => {
      userinfo = body;
    },
    /** The body of Google's token responses; the usual one when undefined. */
    respondWithTokens: (body: unknown) => {
      tokens = body;
    },
    /** The path on which Google takes requests and responds to none. */
    stayMute: (path: '/token' | '/userinfo' | null) => {
      mute = path;
    },
    stop: async () => {
      await server.stop();
      gate.close();
      await google.stop();
    },
  };
};

/** A browser as far as this flow needs one: it stores cookies and follows no redirects by itself. */
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
