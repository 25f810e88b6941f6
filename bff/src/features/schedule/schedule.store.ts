import type { AuditSubject } from '#domain/audit/audit.ts';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { ageMissed, DEFAULT_AGE_RULE, type AgeRule } from '#domain/users/minimum-age.ts';
import type { BookingRules } from '#domain/schedule/schedule.ts';
import { readOnce } from '../../database/transaction.ts';
import { writerOfOnly } from '../../operation/change-document.ts';
import type { Ctx } from '../../operation/context.ts';
import { perRequest } from '../../operation/per-request.ts';
import { repeatableBy } from '../../operation/keyed-request.ts';
import { publish } from '../../outgoing/publish.ts';
import { newSchedule, ScheduleModel, toSchedule, type ScheduleDocument } from './schedule.model.ts';

const findStored = () => ScheduleModel.findById(newSchedule()._id).lean<ScheduleDocument>();

export const findSchedule = () =>
  readOnce('schedule', async () => toSchedule((await findStored()) ?? newSchedule()));

/** Hours before a class from which its student neither cancels nor moves it; 0: until it begins. */
export const deadlineHoursOf = ({ env }: Pick<Ctx, 'env'>, { deadlineHours }: BookingRules) =>
  deadlineHours ?? env.STUDENT_DEADLINE_HOURS;

export const ageRuleOf = ({ agePolicy, minimumAge }: BookingRules): AgeRule => ({
  agePolicy: agePolicy ?? DEFAULT_AGE_RULE.agePolicy,
  minimumAge: minimumAge ?? DEFAULT_AGE_RULE.minimumAge,
});

/** Read once for a request. */
export const ageRuleOnce = perRequest(async () => ageRuleOf((await findSchedule()).rules));

/** The minimum age for a class that a student does not reach on its day; without a date, today. */
export const ageMissedAt = async (
  ctx: Ctx,
  { birthDate, startsAt }: { birthDate: string | null; startsAt: Date | null },
) => ageMissed(await ageRuleOnce(ctx), { birthDate, day: dayIn(startsAt ?? ctx.now, academy.timeZone) });

/** The document to change; it is stored by the first change. */
export const findScheduleToChange = async (): Promise<ScheduleDocument> =>
  (await findStored()) ?? newSchedule();

/** Webhook data, without the reasons of exceptions, which are for staff. */
const changedData = (document: ScheduleDocument) => {
  const { policy, revision } = toSchedule(document);
  return { id: document._id.toString(), policy, revision };
};

const scheduleChanged = (_: ScheduleDocument, after: ScheduleDocument) =>
  publish({ type: 'schedule.updated', data: () => changedData(after) });

export const writeSchedule = writerOfOnly(ScheduleModel, scheduleChanged);

export const repeatOfSchedule = repeatableBy(ScheduleModel, toSchedule, () => newSchedule()._id);

export const auditedSchedule = (): AuditSubject => ({
  type: 'schedule',
  id: newSchedule()._id.toString(),
  label: 'Horarios',
});
