import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { MailModel } from '../../src/outgoing/mail.model.ts';
import { switchMessages } from '../../src/outgoing/mail.ts';
import { exportUsers } from '../../src/features/users/user.search.ts';
import { MAX_LISTED } from '../../src/features/users/user.operations.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { FirearmModel } from '../../src/features/firearms/firearm.model.ts';
import { EndpointModel } from '../../src/outgoing/endpoint.model.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import type { AcademyApi, Connect } from '../academy-api.ts';
import { ACCESS_TABLE } from '../access.table.ts';
import { isOfStaff, type Scene } from '../access/roles.ts';
import {
  aBooking,
  aPending,
  aPersonalisedCourse,
  aStudent,
  anAdmin,
  anInstructor,
  good,
} from '../builders.ts';
import { useBuilt } from '../harness.ts';
import { BASE, DOCUMENTS_BY_REST, NUMBERS, VARIANTS } from '../cost.table.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { describeCounted, examinedBy, untilNothingExamined } from '../examined.ts';
import { transport } from '../fetch-whole.ts';
import { startMailbox } from '../mailbox.ts';
import { storeManyRows } from '../many-rows.ts';
import { oneOfEach, writeClass } from '../matrices.ts';
import { operationList } from '../operation-list.ts';

/** Many rows are stored, on a machine that may be busy. */
const PATIENCE_MS = 240_000;
/** At first; a student with more of them costs more. */
const ENROLMENTS = 25;

const MAX_RESPONSE_BYTES = 1_000_000;
/** Users that an export has in memory at a time. */
const BATCH = 250;

/** Streamed: the one response without a limit. */
const EXPORT = 'GET /users/admin/all';

const LOGOUT = 'Mutation.logout';

const mailbox = await startMailbox();
afterAll(() => mailbox.stop());

/** The bytes of the responses that the drivers get meanwhile. */
const measureResponses = () => {
  const { send } = transport;
  let bytes = 0;
  const sending = vi.spyOn(transport, 'send').mockImplementation(async (...request) => {
    const response = await send(...request);
    bytes = Math.max(bytes, (await response.clone().arrayBuffer()).byteLength);
    return response;
  });
  return {
    largest: () => {
      const largest = bytes;
      bytes = 0;
      return largest;
    },
    restore: () => sending.mockRestore(),
  };
};

/** Messages leave one after another, with a pause between them. */
const LEFT = { timeout: 20_000 };

/** Whether a write may have left work to the background. */
let mayWork = true;

/** Waits for what the calls before have left to the background: it is not counted for the next one. */
const untilBackgroundRests = async () => {
  if (!mayWork) return;
  await expect
    .poll(() => MailModel.exists({ state: 'waiting', nextAttemptAt: { $ne: null } }), LEFT)
    .toBeNull();
  await untilNothingExamined();
  mayWork = false;
};

describeCounted(
  `with ${NUMBERS.users} users, ${NUMBERS.courses} courses, ${NUMBERS.enrolments} enrolments`,
  (server) => {
    const responses = measureResponses();
    const enrolmentIds: string[] = [];
    const student = useBuilt(() => aStudent(server));
    const admin = useBuilt(() => anAdmin(server));
    let personalisedId: string;

    beforeAll(async () => {
      // Only the message that is asked for is sent.
      switchMessages({ MESSAGES: 'off', SMTP_URL: undefined });
      await anInstructor({ accountKey: admin.id });
      await storeManyRows(student.id, NUMBERS);
      await sweep(server.deps);
      personalisedId = (await aPersonalisedCourse()).id;
      for (let index = 0; index < ENROLMENTS; index += 1) await addEnrolment();
    }, PATIENCE_MS);

    // While there are webhooks the server looks for deliveries each second, and while there are weapons for what lacks.
    afterEach(() => Promise.all([EndpointModel.deleteMany(), FirearmModel.deleteMany()]));
    afterAll(() => responses.restore());

    const askerOf = async (name: string) => {
      if (name === 'Mutation.setupProfile') return aPending(server);
      if (name === LOGOUT) return aStudent(server);
      return isOfStaff(ACCESS_TABLE[name]) ? admin : student;
    };

    /** To the end of its work: the account is looked for after the response. */
    const perform = async (name: string, api: AcademyApi, scene: Scene) => {
      const result = await ACCESS_TABLE[name]?.call(api, scene);
      if (name === 'Mutation.requestPasswordReset')
        await expect.poll(() => mailbox.messages.splice(0)).toHaveLength(1);
      return result;
    };

    const surfaces: [string, Connect][] = [
      ['GraphQL', connectGraphql],
      ['REST', connectRest],
    ];
    const cells = surfaces.flatMap(([by, connect]) =>
      operationList
        .filter(({ rest }) => by === 'GraphQL' || rest)
        .map(({ name, operation, rest }) => ({ name, operation, rest, by, connect })),
    );
    const addEnrolment = async () => {
      enrolmentIds.push(good(await student.api.enrol(aBooking(personalisedId))).id);
    };
    // Both surfaces run the same operation; some have a bound of their own by REST. Writes that are guarded and stored
    // alike read alike.
    const chosen = oneOfEach(cells, ({ name, operation, by }) =>
      name.startsWith('Query.')
        ? [name, by === 'REST' && name in DOCUMENTS_BY_REST]
        : [writeClass(name, operation), operation.declared.storedIn],
    );

    it.each(chosen)('$name by $by examines few documents', async ({ name, rest, by, connect }) => {
      const asker = await askerOf(name);
      const api = connect(server.url, asker.token) as AcademyApi;
      if (enrolmentIds.length === 0) await addEnrolment();
      const scene = { asker, student, personalisedId, anEnrolment: async () => enrolmentIds.pop() ?? '' };
      responses.largest();
      await untilBackgroundRests();
      const { result, documents } = await examinedBy(() => perform(name, api, scene));
      mayWork = name.startsWith('Mutation.');
      const bytes = responses.largest();
      if (name === 'Query.allUsers' && by === 'GraphQL') expect(result).toMatchObject({ status: 413 });
      else expect(result).toMatchObject({ ok: true });
      if (by === 'REST' && rest === EXPORT) return;
      const most = (by === 'REST' ? DOCUMENTS_BY_REST[name] : undefined) ?? ACCESS_TABLE[name]?.documents;
      expect(documents).toBeLessThanOrEqual(most ?? 0);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(MAX_RESPONSE_BYTES);
    });

    it(
      'all users are read a batch at a time',
      async () => {
        const { count, batches } = await exportUsers({ search: null });
        const iterator = batches[Symbol.asyncIterator]();
        const first = await examinedBy(() => iterator.next());
        expect(first.result.value).toHaveLength(BATCH);
        expect(first.documents).toBeLessThanOrEqual(BATCH + BASE);
        const seen = new Set<string>();
        for await (const users of (await exportUsers({ search: null })).batches) {
          expect(users.length).toBeLessThanOrEqual(BATCH);
          for (const { id } of users) seen.add(id);
        }
        expect(seen.size).toBe(await count());
        expect(seen.size).toBe(await UserModel.countDocuments());
      },
      PATIENCE_MS,
    );

    it('all users are counted only until there are too many for one response', async () => {
      const api = admin.api;
      const { result, keys } = await examinedBy(() => api.allUsers({}));
      expect(result).toMatchObject({ status: 413 });
      expect(keys).toBeLessThanOrEqual(MAX_LISTED + 1 + BASE);
    });

    it('enrolments in a course without a limit are counted without reading them', async () => {
      const api = admin.api;
      const { id: withoutEnrolments } = await aPersonalisedCourse();
      await addEnrolment();
      mayWork = true;
      await untilBackgroundRests();
      const none = await examinedBy(() => api.staffCourse(withoutEnrolments));
      const some = await examinedBy(() => api.staffCourse(personalisedId));
      expect(good(none.result).placesTaken).toBe(0);
      expect(good(some.result).placesTaken).toBeGreaterThan(0);
      expect(some.documents).toBe(none.documents);
    });

    it.each(VARIANTS)('$name examines few documents', async ({ call, documents: most }) => {
      responses.largest();
      await untilBackgroundRests();
      const { result, documents } = await examinedBy(() => call(admin.api));
      expect(result).toMatchObject({ ok: true });
      expect(documents).toBeLessThanOrEqual(most);
      const bytes = responses.largest();
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(MAX_RESPONSE_BYTES);
    });
  },
  { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret', ...mailbox.settings },
);
