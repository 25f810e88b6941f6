import type { Payload } from '../bff/contract/academy-api.ts';
import { aBooking, good } from '../bff/contract/builders.ts';
import { connectGraphql } from '../bff/contract/drivers/graphql.ts';
import type { TestServer } from '../bff/contract/harness.ts';
import { EnrolmentModel, type EnrolmentDocument } from '../bff/src/features/enrolments/enrolment.model.ts';

type Place = {
  token: string;
  courseId: string;
  /** Books a class with this choice; without it the place is in a group course. */
  choice?: Payload;
  stored?: Partial<EnrolmentDocument>;
};

/** A place in a course; `stored` is what the academy has written on it since. */
export const aPlace = async ({ url }: TestServer, { token, courseId, choice, stored = {} }: Place) => {
  const input = choice ? aBooking(courseId, choice) : { courseId };
  const enrolment = good(await connectGraphql(url, token).enrol(input));
  await EnrolmentModel.updateOne({ _id: enrolment.id }, { $set: stored });
  return enrolment;
};
