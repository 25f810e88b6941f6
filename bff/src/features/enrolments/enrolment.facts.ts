import type { Ctx } from '../../operation/context.ts';
import { fact } from '../../operation/fact.ts';
import type { EnrolmentDocument } from './enrolment.model.ts';

export type Created = {
  ctx: Ctx;
  enrolment: EnrolmentDocument;
  /** From the waiting list. */
  isPromotion: boolean;
};

export const enrolmentCreated = fact<Created>();

export type Changed = {
  ctx: Ctx;
  before: EnrolmentDocument;
  after: EnrolmentDocument;
  /** The student gets no message about the change. */
  isSilent: boolean;
};

export const enrolmentChanged = fact<Changed>();
