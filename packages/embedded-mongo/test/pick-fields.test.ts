import fc from 'fast-check';
import { Binary, BSONRegExp, Double, Int32, Long, ObjectId, Timestamp } from 'bson';
import { expect, it } from 'vitest';
import { omitFields, pickFields } from '../src/values/pick-fields.ts';
import { readDocument, writeDocument } from '../src/values/values.ts';

const value = fc.oneof(
  fc.string(),
  fc.boolean(),
  fc.constant(null),
  fc.date({ noInvalidDate: true }),
  fc.double().map((number) => new Double(number)),
  fc.integer().map((number) => new Int32(number)),
  fc.bigInt({ min: -(2n ** 62n), max: 2n ** 62n }).map((number) => Long.fromBigInt(number)),
  fc.uint8Array({ maxLength: 20 }).map((bytes) => new Binary(bytes)),
  fc.constantFrom(new ObjectId(), new Timestamp(7n), new BSONRegExp('^a.b', 'i')),
  fc.array(fc.string(), { maxLength: 4 }),
  fc.dictionary(fc.stringMatching(/^[a-z]{1,3}$/), fc.string(), { maxKeys: 3 }),
);

it('selects exactly the named fields, or all others, in their order, at any position', () => {
  const document = fc.dictionary(fc.stringMatching(/^[a-eñ]{1,2}$/), value, { maxKeys: 8 });
  const names = fc.uniqueArray(fc.stringMatching(/^[a-eñ]{1,2}$/), { maxLength: 4 });
  fc.assert(
    fc.property(document, names, (whole, wanted) => {
      const bytes = Buffer.from(writeDocument(whole));
      const read = readDocument(bytes);
      const expectCut = (cut: Buffer, isKept: (name: string) => boolean) => {
        const expected = Object.fromEntries(Object.entries(read).filter(([name]) => isKept(name)));
        expect(cut).toEqual(Buffer.from(writeDocument(expected)));
      };
      expectCut(pickFields(bytes, new Set(wanted)), (name) => wanted.includes(name));
      expectCut(omitFields(bytes, new Set(wanted)), (name) => !wanted.includes(name));
    }),
    { numRuns: 2_000 },
  );
});
