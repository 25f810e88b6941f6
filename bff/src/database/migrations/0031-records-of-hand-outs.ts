import { Types, type mongo } from 'mongoose';
import { caliberOf, identityOf } from '#domain/firearms/firearm.ts';
import { isAnonymisedEmail } from '#domain/users/no-email.ts';
import { userName } from '#domain/users/user-name.ts';
import { updateEach, type Migration } from './migration.ts';

type Stored = { _id: unknown };
type Named = Stored & Parameters<typeof userName>[0];
type Person = Named & { documentNumber: string; clu?: string | null; cluExpiration?: string | null };
type Weapon = Stored & Parameters<typeof identityOf>[0];

const byId = <Row extends Stored>(rows: readonly Row[]) => new Map(rows.map((row) => [String(row._id), row]));

const holderOf = (person: Person | undefined) =>
  person && !isAnonymisedEmail(person.email)
    ? {
        name: userName(person),
        documentNumber: person.documentNumber,
        clu: person.clu ?? null,
        cluExpiration: person.cluExpiration ?? null,
      }
    : null;

/** What is known today of weapon, holder and staff of each hand-out that lacks it. */
export const storeRecordsOfHandOuts: Migration = {
  name: '0031-records-of-hand-outs',
  up: async (db) => {
    const handOuts = db.collection('firearmHandOuts');
    const without = { weapon: { $exists: false } };
    const weapons = byId(await readAll<Weapon>(db.collection('firearms')));
    const [holders, givers, takers] = [
      await handOuts.distinct('userId', without),
      await handOuts.distinct('outBy', without),
      await handOuts.distinct('returnedBy', without),
    ];
    const staffIds = [...givers, ...takers]
      .filter((id) => ID.test(String(id)))
      .map((id) => new Types.ObjectId(String(id)));
    const people = byId(
      await readAll<Person>(db.collection('users'), { _id: { $in: [...holders, ...staffIds] } }),
    );
    const nameOf = (id: unknown) => {
      const person = people.get(String(id));
      return person ? userName(person) : null;
    };
    await updateEach(handOuts, {
      found: handOuts.find(without),
      changeOf: ({ _id, firearmId, userId, caliber, outBy, returnedBy }) => {
        const weapon = weapons.get(String(firearmId));
        return {
          filter: { _id, ...without },
          fields: {
            weapon: weapon ? identityOf(weapon) : null,
            caliber: caliber ?? (weapon ? caliberOf(weapon.model) : null),
            holder: holderOf(people.get(String(userId))),
            outByName: nameOf(outBy),
            returnedByName: nameOf(returnedBy),
          },
        };
      },
    });
  },
};

const ID = /^[0-9a-f]{24}$/;

const readAll = async <Row>(collection: mongo.Collection, filter: object = {}) =>
  (await collection.find(filter).toArray()) as Row[];
