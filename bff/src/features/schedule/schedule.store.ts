import type { AuditSubject } from '#domain/audit/audit.ts';
import { isDuplicateKey } from '../../database/transient-errors.ts';
import { writerOf } from '../../operation/change-document.ts';
import { repeatable } from '../../operation/keyed-request.ts';
import { newSchedule, ScheduleModel, toSchedule, type ScheduleDocument } from './schedule.model.ts';

const findStored = () => ScheduleModel.findById(newSchedule()._id).lean<ScheduleDocument>();

export const findSchedule = async () => toSchedule((await findStored()) ?? newSchedule());

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

export const writeSchedule = writerOf(ScheduleModel);

export const repeatOfSchedule = repeatable(ScheduleModel, toSchedule);

export const auditedSchedule = (): AuditSubject => ({
  type: 'schedule',
  id: newSchedule()._id.toString(),
  label: 'Horarios',
});
