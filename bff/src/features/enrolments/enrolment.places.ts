import { Types, type PipelineStage } from 'mongoose';
import { EnrolmentModel } from './enrolment.model.ts';
import { LIVE } from './enrolment.store.ts';

export const countPlaces = (courseId: string) =>
  EnrolmentModel.countDocuments({ courseId, status: { $in: LIVE } });

type Row = { _id: Types.ObjectId; count: number };
type Countable = { aggregate: (stages: PipelineStage[]) => PromiseLike<Row[]> };

export const counterByCourse =
  (model: Countable, match: object) =>
  async (courseIds: readonly string[]): Promise<number[]> => {
    const rows = await model.aggregate([
      { $match: { ...match, courseId: { $in: courseIds.map((id) => new Types.ObjectId(id)) } } },
      { $group: { _id: '$courseId', count: { $sum: 1 } } },
    ]);
    const byCourse = new Map(rows.map(({ _id, count }) => [_id.toString(), count]));
    return courseIds.map((id) => byCourse.get(id) ?? 0);
  };

export const countLiveByCourse = counterByCourse(EnrolmentModel, { status: { $in: LIVE } });
