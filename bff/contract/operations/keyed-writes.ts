import { isDeepStrictEqual } from 'node:util';
import { ACCESS_TABLE } from '../access.table.ts';
import { isOfStaff, type AccessRow, type Scene as AccessScene } from '../access/roles.ts';
import type { AcademyApi, GraphqlApi, Result } from '../academy-api.ts';
import {
  aBooking,
  aPersonalisedCourse,
  aStudent,
  anAdmin,
  anInstructor,
  givePoints,
  good,
  type Member,
  type Surface,
} from '../builders.ts';
import { theDueQuarters } from '../firearm-builders.ts';
import { withMail } from '../money-builders.ts';
import { operationList } from '../operation-list.ts';

type Scene = {
  /** Who writes what staff writes. */
  admin: Member;
  /** Who writes what students write. */
  caller: () => Promise<Member>;
};

/** Who writes also what instructors alone may. */
export const anAdminWhoTeaches = async <Api extends AcademyApi>(surface: Surface<Api>) => {
  const admin = await anAdmin(surface);
  await anInstructor({ accountKey: admin.id });
  return admin;
};

export const aRichStudent = async <Api extends AcademyApi>(surface: Surface<Api>) => {
  const student = await aStudent(surface);
  await givePoints(student.id, 1_000);
  return student;
};

type Api = Partial<GraphqlApi>;
type Sent = { method: string; inputs: unknown[] };
type Method = (...inputs: unknown[]) => Promise<Result<unknown>>;

/** Who writes, the write, and one of another payload that would succeed as well. */
type Write = { member: Member } & Record<'write' | 'other', (api: Api) => Promise<Result<unknown>>>;

/** What a repetition returns again, where that is less than the result: the rest is in the background, or is told once. */
const REPEATED: Record<string, readonly string[]> = {
  inviteInstructor: [],
  importUsers: ['faults'],
  importFirearms: ['faults'],
  sendTestEvent: ['id'],
  redeliver: ['id'],
};

const repeatedOf = (method: string, data: unknown) => {
  const names = REPEATED[method];
  return names ? names.map((name) => (data as Record<string, unknown>)[name]) : data;
};

/** What the call of a row would send. */
const sentBy = async ({ call }: AccessRow, scene: AccessScene): Promise<Sent> => {
  let sent: Sent = { method: '', inputs: [] };
  const record =
    (method: string): Method =>
    (...inputs) => {
      sent = { method, inputs };
      return Promise.resolve({ ok: true, status: 200, data: {} });
    };
  const recorder = new Proxy({}, { get: (_, name) => record(String(name)) });
  await call(recorder as Parameters<typeof call>[0], scene);
  return sent;
};

const bothSentBy = async (row: AccessRow, scene: AccessScene): Promise<[Sent, Sent]> => {
  const [one, other] = [await sentBy(row, scene), await sentBy(row, scene)];
  if (one.method !== 'issueAmmunitionSheet') return [one, other];
  const [first, second] = await theDueQuarters();
  return [
    { ...one, inputs: [{ quarter: first }] },
    { ...other, inputs: [{ quarter: second }] },
  ];
};

const send =
  ({ method, inputs }: Sent) =>
  async (api: Api) => {
    const call = () => (api as unknown as Record<string, Method>)[method]?.(...inputs) as ReturnType<Method>;
    const result = await (method.startsWith('mail') ? withMail(call) : call());
    return result.ok ? { ...result, data: repeatedOf(method, result.data) } : result;
  };

/** Every write with an Idempotency-Key: the call of its row in the table of access, which sends another input each time. */
export const keyedWrites = ({ admin, caller }: Scene) =>
  operationList.flatMap(({ name, operation, rest }) => {
    const row = ACCESS_TABLE[name];
    if (!operation.declared.isRepeatable || !row) return [];
    const prepare = async (): Promise<Write> => {
      const student = await caller();
      const { id: personalisedId } = await aPersonalisedCourse();
      const anEnrolment = async () => good(await student.api.enrol(aBooking(personalisedId))).id;
      const member = isOfStaff(row) ? admin : student;
      const [one, other] = await bothSentBy(row, { asker: member, student, personalisedId, anEnrolment });
      if (isDeepStrictEqual(one, other))
        throw new Error(`the row of ${name} in access/ sends the same again`);
      return { member, write: send(one), other: send(other) };
    };
    return [{ name, operation, rest, prepare }];
  });

export type KeyedWrite = ReturnType<typeof keyedWrites>[number];
