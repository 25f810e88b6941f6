import * as v from 'valibot';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { signedIn } from '../../../operation/access.ts';
import { readConnection } from '../../../lists/connection.ts';
import { operation } from '../../../operation/operation.ts';
import { pageEntries } from '../../../lists/page.ts';
import { ofList, rowOrder } from '../../../lists/row-order.ts';
import { EnrolmentModel, toEnrolment, type EnrolmentDocument } from '../enrolment.model.ts';

export const NEWEST_ENROLMENTS = rowOrder<EnrolmentDocument>(EnrolmentModel, { createdAt: -1, _id: -1 });

const MY_ENROLMENTS = ofList(NEWEST_ENROLMENTS, 'myEnrolments');

export const listMyEnrolments = operation({
  field: 'Query.myEnrolments',
  access: signedIn,
  allowsCachedSession: true,
  input: v.object(pageEntries(MY_ENROLMENTS)),
  run: ({ ctx: { actor }, input: page }) =>
    readConnection({
      order: MY_ENROLMENTS,
      filter: { userId: actor.user.id },
      page,
      toNode: toEnrolment,
    }),
});

/** Maximum of one response. A student with more has cancelled nearly all of them. */
export const MAX_LISTED = 500;

export const listAllMyEnrolments = operation({
  access: signedIn,
  allowsCachedSession: true,
  run: async ({ ctx: { actor } }): Promise<Enrolment[]> => {
    const documents = await EnrolmentModel.find({ userId: actor.user.id })
      .sort({ createdAt: -1, _id: -1 })
      .limit(MAX_LISTED)
      .lean();
    return documents.map(toEnrolment);
  },
});
