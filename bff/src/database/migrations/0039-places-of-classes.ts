import { Types } from 'mongoose';
import type { Migration } from './migration.ts';

/** The instructor that a claim kept free is stored with its class, and claims of quarters end. */
export const storePlacesOfClasses: Migration = {
  name: '0039-places-of-classes',
  up: async (db) => {
    if (!(await db.listCollections({ name: 'claims' }).hasNext())) return;
    const claims = db.collection<{ _id: string; instructorId: string }>('claims');
    for await (const { _id: holder, instructorId } of claims.find({ instructorId: { $ne: null as never } })) {
      const [type, id] = holder.split(':');
      await db
        .collection(type === 'course' ? 'courses' : 'enrolments')
        .updateOne({ _id: new Types.ObjectId(id) }, { $set: { reservedInstructorId: instructorId } });
    }
    await db.dropCollection('claims');
  },
};
