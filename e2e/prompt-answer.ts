import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';

/** A step of somebody with keys and mouse. */
export type Step = {
  /** What the message of a failure calls it. */
  name: string;
  run: (page: Page) => Promise<unknown>;
  /** It changes something: the server's answer is replaced by an error, so that the data stay as they are. */
  isWrite?: boolean;
};

const REFUSED = { data: null, errors: [{ message: 'No se pudo', extensions: { code: 'CONFLICT' } }] };

/** What somebody can see of the page: its text, what is at work, open or ticked. */
const lookOf = (page: Page) =>
  page.evaluate(() => {
    const marks = '[aria-busy=true], [aria-expanded=true], [data-state=checked], [role=dialog]';
    return [document.body.innerText, document.querySelectorAll(marks).length].join('\n');
  });

/** Lets a page's requests wait, and answers what they were to change with an error. */
export const watchPromptness = async (page: Page) => {
  let answer = Promise.resolve();
  let isWrite = false;

  await page.route(/\/graphql$|\/api\/|\/users\/|\/assets\//, async (route: Route) => {
    const isRefused = isWrite && route.request().url().endsWith('/graphql');
    await answer;
    await (isRefused ? route.fulfill({ json: REFUSED }) : route.fallback()).catch(() => undefined);
  });

  /** Takes a step; something is seen of it before any answer arrives. */
  return async (step: Step) => {
    const before = await lookOf(page);
    let release = () => {};
    answer = new Promise((resolve) => {
      release = resolve;
    });
    isWrite = step.isWrite === true;
    try {
      await step.run(page);
      await expect
        .poll(() => lookOf(page), { message: `${page.url()}: ${step.name} shows nothing`, timeout: 5_000 })
        .not.toBe(before);
    } finally {
      release();
      isWrite = false;
    }
  };
};
