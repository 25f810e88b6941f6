import { vi } from 'vitest';
import { PASSWORD } from '../builders.ts';
import { PATIENCE } from '../mail-scene.ts';
import type { startMailbox } from '../mailbox.ts';

type Mailbox = Awaited<ReturnType<typeof startMailbox>>;

/** The token of the newest link of a page in the messages to an address, once there is one. */
export const linkTo = (mailbox: Mailbox, address: string, path: string) =>
  vi.waitFor(() => {
    const bodies = mailbox.messages.filter(({ to }) => to.includes(address)).map(({ body }) => body);
    const found = bodies.flatMap((body) => new RegExp(`${path}#([\\w-]{43})`).exec(body)?.[1] ?? []).at(-1);
    if (!found) throw new Error(`no link ${path} to ${address}`);
    return found;
  }, PATIENCE);

const AGENTS = {
  Firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  Chrome:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

type SignIn = { email: string; browser: keyof typeof AGENTS; password?: string };

/** Signs in with a browser of this name. */
export const signInFrom = async (url: string, { email, browser, password = PASSWORD }: SignIn) => {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': AGENTS[browser] },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`no sign-in: ${response.status}`);
};
