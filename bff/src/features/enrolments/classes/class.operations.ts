import { priceClass, pricedWeapons, type PriceBreakdown } from '#domain/enrolments/enrolment.pricing.ts';
import { bookingSchema, classQuoteSchema, enrolSchema } from '#domain/enrolments/enrolment.schema.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { messages } from '#domain/messages.ts';
import { completeProfile, visitor } from '../../../operation/access.ts';
import { invalidField, parseOrThrow } from '../../../operation/input.ts';
import { operation } from '../../../operation/operation.ts';
import { requireCourse } from '../../courses/course.store.ts';
import { ownEnrolmentAudit } from '../enrolment.audit.ts';
import { enrolOneself } from '../enrol-oneself.ts';
import { repeatOfEnrolment } from '../enrolment.store.ts';

export const listWeapons = operation({
  field: 'Query.weapons',
  access: visitor,
  allowsCachedSession: true,
  run: pricedWeapons,
});

export const quoteClass = operation({
  field: 'Query.classQuote',
  access: visitor,
  allowsCachedSession: true,
  input: classQuoteSchema,
  run: ({ input: choice }): PriceBreakdown => priceClass(choice),
});

export const bookClass = operation({
  field: 'Mutation.bookClass',
  access: completeProfile,
  subject: async (ctx, given) => {
    const course = await requireCourse(ctx, parseOrThrow(enrolSchema, given).courseId);
    if (course.courseType === 'Personalizado') return course;
    throw invalidField('courseId', {
      reason: 'COURSE_NOT_PERSONALISED',
      message: messages.courseNotPersonalised,
    });
  },
  input: bookingSchema,
  repeat: repeatOfEnrolment,
  audit: ownEnrolmentAudit,
  run: ({ ctx, input: booking, subject: course, request }): Promise<Enrolment> =>
    enrolOneself(ctx, { course, booking, request }),
});
