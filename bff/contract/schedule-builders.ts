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

/** The id of an exception that is stored beside those that are there. */
export const anException = async () => {
  const id = new Types.ObjectId().toString();
  const { _id, exceptions: _exceptions, ...empty } = newSchedule();
  await ScheduleModel.updateOne(
    { _id },
    { $push: { exceptions: { ...newException(), id, span: null } }, $setOnInsert: empty },
    { upsert: true },
  );
  return id;
};
