import { foldSerial } from '#domain/firearms/serial.ts';
import { updateEach, type Migration } from './migration.ts';

/**
 * Keys of serial numbers by which those that look alike are found. Of weapons that two people have brought with the same number, the
 * first alone gets it.
 */
export const foldSerials: Migration = {
  name: '0032-serials-that-look-alike',
  up: async (db) => {
    const firearms = db.collection('firearms');
    const without = { lookKey: { $exists: false } };
    const own = db.collection('ownWeapons');
    for (const weapons of [firearms, own]) {
      await updateEach(weapons, {
        found: weapons.find(without),
        changeOf: ({ _id, serial }) => ({
          filter: { _id, serial, ...without },
          fields: { lookKey: foldSerial(String(serial ?? '')) },
        }),
      });
    }
    const inside = await own.find({ outAt: null }).sort({ inAt: 1, _id: 1 }).toArray();
    const keys = new Set<string>();
    for (const { _id, serial, insideKey } of inside) {
      const folded = `serial:${foldSerial(String(serial))}`;
      const key = serial && !keys.has(folded) ? folded : String(_id);
      keys.add(folded);
      if (key !== insideKey) await own.updateOne({ _id, outAt: null }, { $set: { insideKey: key } });
    }
  },
};
