import type { Page } from 'playwright-core';
import type { Payload } from '../../bff/contract/academy-api.ts';
import { aBooking, good } from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import type { TestServer } from '../../bff/contract/harness.ts';
import { EnrolmentModel, type EnrolmentDocument } from '../../bff/src/features/enrolments/enrolment.model.ts';

type Place = { token: string; courseId: string; stored?: Partial<EnrolmentDocument> };

/** A place in a group course; `stored` is what the academy has written on it since. */
export const aPlace = async ({ url }: TestServer, { token, courseId, stored = {} }: Place) => {
  const enrolment = good(await connectGraphql(url, token).enrol({ courseId }));
  await EnrolmentModel.updateOne({ _id: enrolment.id }, { $set: stored });
  return enrolment;
};

type Class = Place & { choice?: Payload };

/** A booked class. */
export const aClass = async ({ url }: TestServer, { token, courseId, choice, stored = {} }: Class) => {
  const enrolment = good(await connectGraphql(url, token).enrol(aBooking(courseId, choice)));
  await EnrolmentModel.updateOne({ _id: enrolment.id }, { $set: stored });
  return enrolment;
};

type GraphqlRequest = { operationName: string; variables: Record<string, unknown> };

/** The operations that the page asks the server for, in order, from now on. */
export const watchOperations = (page: Page) => {
  const asked: GraphqlRequest[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { operationName, variables } = request.postDataJSON() as GraphqlRequest;
    asked.push({ operationName, variables });
  });
  return { asked, names: () => asked.map(({ operationName }) => operationName) };
};

/** Holds the answers to one operation back until `release`. */
export const holdOperation = async (page: Page, operationName: string) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    const request = route.request().postDataJSON() as GraphqlRequest;
    if (request.operationName === operationName) await released;
    await route.fallback();
  });
  return release;
};

/** Lets the network swallow one operation. */
export const loseOperation = (page: Page, operationName: string) =>
  page.route('**/graphql', (route) => {
    const request = route.request().postDataJSON() as GraphqlRequest;
    return request.operationName === operationName ? route.abort() : route.fallback();
  });

/** What the browser tells of a request that the network swallowed. */
export const LOST = [/^failed request: POST .*graphql/, /^console error: Failed to load resource: net::/];

export const ZONES = ['Europe/Madrid', 'America/Argentina/Buenos_Aires', 'Pacific/Kiritimati'] as const;
