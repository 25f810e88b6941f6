import type { AuditSubject } from '#domain/audit/audit.ts';
import type { BookingRules } from '#domain/schedule/schedule.ts';
import { isDuplicateKey } from '../../database/transient-errors.ts';
import { writerOf } from '../../operation/change-document.ts';
import type { Ctx } from '../../operation/context.ts';
import { repeatable } from '../../operation/keyed-request.ts';
import { scheduleChanged } from './schedule.events.ts';
import { newSchedule, ScheduleModel, toSchedule, type ScheduleDocument } from './schedule.model.ts';

const findStored = () => ScheduleModel.findById(newSchedule()._id).lean<ScheduleDocument>();

export const findSchedule = async () => toSchedule((await findStored()) ?? newSchedule());

/** Hours before a class from which its student neither cancels nor moves it; 0: until it begins. */
export const deadlineHoursOf = ({ env }: Pick<Ctx, 'env'>, { deadlineHours }: BookingRules) =>
  deadlineHours ?? env.STUDENT_DEADLINE_HOURS;

/** The document to change; the first change creates it. */
export const requireStoredSchedule = async (): Promise<ScheduleDocument> => {
  const found = await findStored();
  if (found) return found;
  try {
    await ScheduleModel.create(newSchedule());
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  return (await findStored()) ?? newSchedule();
};

export const writeSchedule = writerOf(ScheduleModel, scheduleChanged);

export const repeatOfSchedule = repeatable(ScheduleModel, toSchedule);

export const auditedSchedule = (): AuditSubject => ({
  type: 'schedule',
  id: newSchedule()._id.toString(),
  label: 'Horarios',
});
