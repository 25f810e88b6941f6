import { readFileSync } from 'node:fs';
import type { Page, Request, Route } from 'playwright-core';
import { expect } from 'vitest';

/** A step of somebody with keys and mouse. */
export type Step = {
  /** What the message of a failure calls it. */
  name: string;
  run: (page: Page) => Promise<unknown>;
  /** It changes something: the server's response is replaced by an error, so that the data do not change. */
  isWrite?: boolean;
};

const documents = JSON.parse(
  readFileSync(new URL('../client/src/gql/persisted-documents.json', import.meta.url), 'utf8'),
) as Record<string, string>;

const mutations = new Set(
  Object.values(documents).flatMap((text) => /\bmutation (\w+)/.exec(text)?.[1] ?? []),
);

const isMutation = (request: Request) =>
  request.url().endsWith('/graphql') &&
  mutations.has((request.postDataJSON() as { operationName: string }).operationName);

const REFUSED = { data: null, errors: [{ message: 'No se pudo', extensions: { code: 'CONFLICT' } }] };

/** What somebody can see of the page: its text, what is at work, open or ticked. */
const lookOf = (page: Page) =>
  page.evaluate(() => {
    const marks = '[aria-busy=true], [data-busy], [aria-expanded=true], [data-state=checked], [role=dialog]';
    return [document.body.innerText, document.querySelectorAll(marks).length].join('\n');
  });

/** Delays the requests of a page, and responds with an error to those that change something. */
export const watchPromptness = async (page: Page) => {
  let response = Promise.resolve();
  let isWrite = false;

  await page.route(/\/graphql$|\/api\/|\/users\/|\/assets\//, async (route: Route) => {
    const isRefused = isWrite && isMutation(route.request());
    await response;
    await (isRefused ? route.fulfill({ json: REFUSED }) : route.fallback()).catch(() => undefined);
  });

  /** Takes a step; something is seen of it before any response arrives. */
  return async (step: Step) => {
    const before = await lookOf(page);
    let release = () => {};
    response = new Promise((resolve) => {
      release = resolve;
    });
    // Until the next step: the request may leave later than something is seen.
    isWrite = step.isWrite === true;
    try {
      await step.run(page);
      await expect
        .poll(() => lookOf(page), { message: `${page.url()}: ${step.name} shows nothing` })
        .not.toBe(before);
    } finally {
      release();
    }
  };
};
