import './setup.ts';
import { cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { test as base, expect, onTestFinished, vi } from 'vitest';
import { TOKEN_STORAGE_KEY } from '#domain/academy.ts';
import { startTestServer, type TestServer } from '../../bff/contract/harness.ts';
import { unloadApp } from './app-modules.ts';
import { connectNetwork, type Network } from './network.ts';

type Visit = {
  /** Address inside the site. */
  at: string;
  /** A session that the browser already has. */
  token?: string;
  /** What the tab has stored, as after a reload. */
  tab?: Record<string, string>;
  /** The statuses of 400 and above that this visit is meant to meet. */
  expecting?: number[];
};

type Fixtures = {
  server: TestServer;
  network: Network;
  /** Opens the whole app at an address, as a browser would after loading its scripts; returns the user of keys and mouse. */
  openApp: (visit: Visit) => Promise<UserEvent>;
};

/** Screens are rendered in the thread of the server: on a busy machine a request arrives late. */
const REQUEST_MS = 120_000;

/** The modules of the app store the session; evaluated again they have no state of the previous test. */
const loadApp = async () => {
  unloadApp();
  const [{ Providers }, { createRouter }] = await Promise.all([
    import('../src/app/providers.tsx'),
    import('../src/app/router.tsx'),
    import('../src/components/feedback/toasts.tsx'),
    import('../src/features/courses/booking/booking-form.tsx'),
  ]);
  const router = createRouter();
  // Until then it follows the address of the window.
  onTestFinished(() => router.dispose());
  return (
    <Providers>
      <RouterProvider router={router} useTransitions={false} />
    </Providers>
  );
};

const leaveBrowser = () => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
};

export const test = base.extend<Fixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const server = await startTestServer({}, { requestMs: REQUEST_MS });
      await use(server);
      await server.stop();
    },
    { scope: 'file' },
  ],
  network: async ({ server }, use) => {
    await use(connectNetwork(server.url));
    vi.unstubAllGlobals();
  },
  openApp: async ({ network }, use) => {
    const expected = new Set<number>();
    await use(async ({ at, token, tab = {}, expecting = [] }) => {
      leaveBrowser();
      if (token) localStorage.setItem(TOKEN_STORAGE_KEY, token);
      for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value);
      expecting.forEach((status) => expected.add(status));
      window.history.replaceState(null, '', at);
      render(await loadApp());
      return userEvent.setup({ pointerEventsCheck: 0 });
    });
    leaveBrowser();
    const unexpected = network.refused.filter((status) => !expected.has(status));
    expect(unexpected, 'statuses of the responses').toEqual([]);
  },
});
