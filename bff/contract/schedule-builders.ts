import { Types } from 'mongoose';
import { DEFAULT_RULES } from '#domain/schedule/schedule.ts';
import {
  newSchedule,
  ScheduleModel,
  type ScheduleDocument,
} from '../src/features/schedule/schedule.model.ts';
import { academyDay } from './builders.ts';

const store = async (changes: Partial<ScheduleDocument>) => {
  const { _id, ...empty } = newSchedule();
  await ScheduleModel.updateOne({ _id }, { $set: { ...empty, ...changes } }, { upsert: true });
};

/** 9 to 12 every day, every hour, without notice. */
export const anOpenWeek = (changes: Partial<ScheduleDocument> = {}) =>
  store({
    policy: 'suggest',
    weeklyHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '12:00' })),
    rules: { ...DEFAULT_RULES, noticeHours: 0, horizonDays: 365 },
    ...changes,
  });

/** Nothing is configured. */
export const noSchedule = () => ScheduleModel.deleteMany({});

export const newException = (differences: object = {}) => ({
  day: academyDay(30),
  isOpen: false,
  reason: 'Feriado',
  ...differences,
});

/** Stores two exceptions alone. */
export const severalExceptions = async () => {
  const ids = [new Types.ObjectId().toString(), new Types.ObjectId().toString()] as const;
  await store({ exceptions: ids.map((id) => ({ ...newException(), id, span: null })) });
  return ids;
};

/** The id of a stored exception. */
export const anException = async () => (await severalExceptions())[0];
