import { ACCESS_TABLE } from '../access.table.ts';
import type { AccessRow, Scene as AccessScene } from '../access/roles.ts';
import type { AdminApi, Result } from '../academy-api.ts';
import { aBooking, aPersonalisedCourse, aStudent, good } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { graphqlWrites, type Scene, type Write } from '../graphql-writes.ts';
import { operationList } from '../operation-list.ts';
import { staffWrites } from './staff-writes.ts';
import { studentWrites } from './student-writes.ts';

type Writes = Record<string, () => Promise<Write<AdminApi>>>;
type Method = (...input: unknown[]) => Promise<Result<unknown>>;

/** What the call of an access row would send. */
const inputOf = async ({ call }: AccessRow, scene: AccessScene) => {
  let sent: unknown[] = [];
  const record: Method = (...input) => {
    sent = input;
    return Promise.resolve({ ok: true, status: 200, data: {} });
  };
  await call(new Proxy({}, { get: () => record }) as Parameters<typeof call>[0], scene);
  return sent;
};

const accessWrite =
  (name: string, row: AccessRow, { server, admin }: Scene) =>
  async () => {
    const asker = admin();
    const student = await aStudent({ url: server.url, connect: connectGraphql });
    const { id: personalisedId } = await aPersonalisedCourse();
    const anEnrolment = async () => good(await student.api.enrol(aBooking(personalisedId))).id;
    const scene = { asker, student, personalisedId, anEnrolment };
    const [one, another] = [await inputOf(row, scene), await inputOf(row, scene)];
    if (JSON.stringify(one) === JSON.stringify(another)) {
      throw new Error(`the row of ${name} in access/ always sends the same: add a row to graphql-writes.ts`);
    }
    const send =
      (input: unknown[]): Write<AdminApi>['write'] =>
      (api) =>
        (api as unknown as Record<string, Method>)[name.replace('Mutation.', '')]?.(
          ...input,
        ) as ReturnType<Method>;
    return { member: asker, write: send(one), other: send(another) };
  };

/**
 * Every write with an Idempotency-Key that GraphQL alone has: the listed ones, and for other operations the call of
 * their access row, which sends another input each time.
 */
export const graphqlKeyedWrites = (scene: Scene): Writes => {
  const listed: Writes = { ...graphqlWrites(scene), ...staffWrites(scene) };
  const others = operationList.flatMap(({ name, operation }) => {
    const row = ACCESS_TABLE[name];
    const isListed = name in listed || name in studentWrites(scene);
    return operation.declared.isRepeatable && row && !isListed
      ? [[name, accessWrite(name, row, scene)] as const]
      : [];
  });
  return { ...listed, ...Object.fromEntries(others) };
};
