import type { Page } from 'playwright-core';

type GraphqlRequest = { operationName: string; variables: Record<string, unknown> };

/** The operations that the page sends, in order, from now on. */
export const watchOperations = (page: Page) => {
  const sentOperations: GraphqlRequest[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { operationName, variables } = request.postDataJSON() as GraphqlRequest;
    sentOperations.push({ operationName, variables });
  });
  return { sentOperations, names: () => sentOperations.map(({ operationName }) => operationName) };
};

/** Delays requests until the returned function is called. */
export const holdRequests = async (page: Page, url: string | RegExp) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
};

/** The app reads by operations what a page begins with, too. */
const withoutFirstViews = (page: Page) =>
  page.route('**/first-view?*', (route) => route.fulfill({ status: 204 }));

/** Loses one operation in the network. */
export const loseOperation = async (page: Page, operationName: string) => {
  await withoutFirstViews(page);
  await page.route('**/graphql', (route) => {
    const request = route.request().postDataJSON() as GraphqlRequest;
    return request.operationName === operationName ? route.abort() : route.fallback();
  });
};

/** What the browser logs of a request that the network swallowed. */
export const LOST = [/^failed request: POST .*graphql/, /^console error: Failed to load resource: net::/];
