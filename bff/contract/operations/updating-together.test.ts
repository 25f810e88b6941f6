import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction, outsideTransaction } from '../../src/database/transaction.ts';
import { updatingTogether } from '../../src/database/updates-at-end.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { writerOf } from '../../src/operation/change-document.ts';
import { commandsOf, monitored } from '../commands.ts';
import { enrolmentRow } from '../enrolment-rows.ts';
import { useTestServer } from '../harness.ts';
import { insertMany } from '../insert-many.ts';

useTestServer(monitored);

const write = writerOf(updatingTogether(EnrolmentModel));
const NAME = 'Ana';
let ids: Types.ObjectId[];

const read = (id: Types.ObjectId | undefined) => EnrolmentModel.findById(id).orFail().lean();

beforeEach(async () => {
  const rows = Array.from({ length: 3 }, () =>
    enrolmentRow({
      userId: new Types.ObjectId(),
      courseId: new Types.ObjectId(),
      createdAt: new Date(),
      status: 'pending',
      startsAt: null,
    }),
  );
  await insertMany(EnrolmentModel, rows);
  ids = rows.map(({ _id }) => _id);
});

const changeAll = async () => {
  for (const document of await EnrolmentModel.find({ _id: { $in: ids } }).lean()) {
    await write(document, { instructorName: NAME });
  }
};

const countChanged = () => EnrolmentModel.countDocuments({ _id: { $in: ids }, instructorName: NAME, rev: 1 });

describe('updates of a transaction', () => {
  it('are sent together, at its end', async () => {
    const commands = await commandsOf(() => inTransaction(changeAll));
    expect(commands.filter((name) => name === 'update enrolments')).toHaveLength(1);
    expect(await countChanged()).toBe(ids.length);
  });

  it('are seen by what it reads after them', async () => {
    const found = await inTransaction(async () => {
      await changeAll();
      return countChanged();
    });
    expect(found).toBe(ids.length);
  });

  it('of an earlier revision return null, before and after what it reads', async () => {
    const second = await inTransaction(async () => {
      const before = await read(ids[0]);
      await write(before, { instructorName: NAME });
      const atOnce = await write(before, { instructorName: 'Eva' });
      await read(ids[0]);
      return [atOnce, await write(before, { instructorName: 'Eva' })];
    });
    expect(second).toEqual([null, null]);
    expect(await read(ids[0])).toMatchObject({ instructorName: NAME, rev: 1 });
  });

  it('are decided again if another one has changed a document meanwhile', async () => {
    let attempts = 0;
    await inTransaction(async () => {
      attempts += 1;
      await changeAll();
      const other = () => EnrolmentModel.updateOne({ _id: ids[1] }, { $set: { laneId: 'other' } });
      if (attempts === 1) await outsideTransaction(other);
    });
    expect(attempts).toBe(2);
    expect(await read(ids[1])).toMatchObject({ instructorName: NAME, laneId: 'other', rev: 2 });
  });

  it('are not stored if it fails', async () => {
    const failed = inTransaction(async () => {
      await changeAll();
      throw new Error('as if it failed');
    });
    await expect(failed).rejects.toThrow('as if it failed');
    expect(await countChanged()).toBe(0);
  });
});
