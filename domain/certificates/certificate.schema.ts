import * as v from 'valibot';
import { ID_MAX } from '../enrolments/enrolment.schema.ts';
import { messages } from '../messages.ts';
import { searchSchema } from '../search.ts';
import { line } from '../schema.ts';
import { foldCertificateNumber } from './certificate.code.ts';

/** `number`: a number or its beginning. */
export const certificateFilterSchema = v.object({
  number: v.nullish(v.pipe(line({ min: 1, max: 40 }), v.transform(foldCertificateNumber))),
  ...searchSchema.entries,
  userId: v.nullish(line({ min: 0, max: ID_MAX })),
  enrolmentId: v.nullish(line({ min: 0, max: ID_MAX })),
  isRevoked: v.nullish(v.boolean(messages.invalidInput)),
});
