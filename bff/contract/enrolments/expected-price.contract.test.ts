import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { toCentavos } from '#domain/money/centavos.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import type { Connect, Enrolment, Payload, Result, GraphqlApi } from '../academy-api.ts';
import {
  aBooking,
  aCourse,
  aPersonalisedCourse,
  aStudent,
  anAdmin,
  everyEffectStored,
  good,
  type Member,
} from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { surfaces } from '../surfaces.ts';

const server = useTestServer();

const SEEN = 44_000;
const PRESENT = 99_000;
/** Of a class for a pistol with one box. */
const CLASS = 95_000;

type Write = {
  /** The price that the person has seen, and the one that is meanwhile. */
  seen: number;
  present: number;
  send: (api: GraphqlApi, expectedPrice?: number | null) => Promise<Result<Pick<Enrolment, 'id' | 'price'>>>;
  by?: 'admin';
};

const given = (expectedPrice: number | null | undefined, input: Payload): Payload =>
  expectedPrice === undefined ? input : { ...input, expectedPrice };

/** The price of a course is raised after it was seen. */
const aRaisedCourse = async () => {
  const { id } = await aCourse({ price: SEEN });
  await CourseModel.updateOne({ _id: id }, { $set: { priceCentavos: toCentavos(PRESENT) } });
  return id;
};

const anOffer = async (student: Member) => {
  const { id: courseId } = await aCourse({ price: PRESENT, capacity: 3, offerHours: 24 });
  const { id } = good(await student.api.enrol({ courseId }));
  await EnrolmentModel.updateOne({ _id: id }, { $set: { offerUntil: new Date(Date.now() + 3_600_000) } });
  return id;
};

/** Each way to a price, as somebody who has seen another one takes it. */
const WAYS: Record<string, { graphqlOnly?: true; write: (student: Member) => Promise<Write> }> = {
  'enrolling in a group course': {
    write: async () => {
      const courseId = await aRaisedCourse();
      return {
        seen: SEEN,
        present: PRESENT,
        send: (api, price) => api.enrol(given(price, { courseId })),
      };
    },
  },
  'booking a class as an enrolment': {
    write: async () => {
      const booking = aBooking((await aPersonalisedCourse()).id);
      return {
        seen: CLASS - 1_000,
        present: CLASS,
        send: (api, price) => api.enrol(given(price, booking)),
      };
    },
  },
  'booking a class': {
    graphqlOnly: true,
    write: async () => {
      const booking = aBooking((await aPersonalisedCourse()).id);
      return {
        seen: CLASS + 0.01,
        present: CLASS,
        send: (api, price) => api.bookClass(given(price, booking)),
      };
    },
  },
  'changing the ammunition of a class': {
    write: async (student) => {
      const { id } = good(await student.api.enrol(aBooking((await aPersonalisedCourse()).id)));
      const ammoBoxes = [{ caliber: '9mm', quantity: 3 }];
      return {
        seen: CLASS,
        present: CLASS + 70_000,
        send: (api, price) => api.updateEnrolment(id, given(price, { ammoBoxes })),
      };
    },
  },
  'enrolling a student': {
    graphqlOnly: true,
    write: async ({ id: userId }) => {
      const courseId = await aRaisedCourse();
      return {
        seen: SEEN,
        present: PRESENT,
        by: 'admin',
        send: (api, price) => api.enrolStudent(given(price, { userId, courseId })),
      };
    },
  },
  'booking a class for a student': {
    graphqlOnly: true,
    write: async ({ id: userId }) => {
      const booking = aBooking((await aPersonalisedCourse()).id);
      return {
        seen: 1,
        present: CLASS,
        by: 'admin',
        send: (api, price) => api.enrolStudent(given(price, { userId, ...booking })),
      };
    },
  },
  'accepting an offered seat': {
    graphqlOnly: true,
    write: async (student) => {
      const id = await anOffer(student);
      return {
        seen: SEEN,
        present: PRESENT,
        send: (api, price) => api.acceptOffer(given(price, { id }) as { id: string }),
      };
    },
  },
};

const describeWays = (connect: Connect, ways: [string, (typeof WAYS)[string]][]) => {
  let student: Member;
  const admin = useBuilt(() => anAdmin({ url: server.url, connect }));

  beforeAll(async () => {
    const surface = { url: server.url, connect };
    student = await aStudent(surface);
  });

  const apiOf = ({ by }: Write, headers?: Record<string, string>) => {
    const { token } = by === 'admin' ? admin : student;
    // Ways that REST lacks are left out.
    return (connect as Connect<GraphqlApi>)(server.url, token, headers);
  };

  describe.each(ways)('%s', (_name, way) => {
    it('is rejected with the present price, stores nothing, and is accepted with that price', async () => {
      const write = await way.write(student);
      const before = await everyEffectStored();
      const rejected = await write.send(apiOf(write, { 'idempotency-key': randomUUID() }), write.seen);
      expect(rejected).toEqual({
        ok: false,
        status: 409,
        detail: messages.priceChanged,
        price: write.present,
      });
      expect(await everyEffectStored()).toEqual(before);
      const key = { 'idempotency-key': randomUUID() };
      const accepted = good(await write.send(apiOf(write, key), write.present));
      expect(accepted.price).toBe(write.present);
      const repeated = good(await write.send(apiOf(write, key), write.present));
      expect(repeated).toMatchObject({ id: accepted.id, price: write.present });
    });

    it.each([undefined, null])('is accepted without an expected price (%s)', async (none) => {
      const write = await way.write(student);
      expect(good(await write.send(apiOf(write), none)).price).toBe(write.present);
    });
  });
};

const inBoth = (isInBoth: boolean) =>
  Object.entries(WAYS).filter(([, { graphqlOnly }]) => isInBoth !== Boolean(graphqlOnly));

describe.each(surfaces)('a price that has changed, by %s', (_, connect) => {
  describeWays(connect, inBoth(true));
});

describe('a price that has changed, where REST has no call', () => {
  describeWays(connectGraphql, inBoth(false));
});

describe.each(surfaces)('an expected price by %s', (_, connect) => {
  let student: Member;

  beforeAll(async () => {
    student = await aStudent({ url: server.url, connect });
  });

  it.each([-1, 1.005, 2_000_000_000])('of %s is invalid', async (expectedPrice) => {
    const { id: courseId } = await aCourse();
    expect(await student.api.enrol({ courseId, expectedPrice })).toMatchObject({
      status: 422,
      fields: [{ field: 'expectedPrice' }],
    });
  });

  it('with its centavos is another price', async () => {
    const { id: courseId } = await aCourse({ price: 100.1 });
    expect(await student.api.enrol({ courseId, expectedPrice: 100.11 })).toMatchObject({ price: 100.1 });
    expect(good(await student.api.enrol({ courseId, expectedPrice: 100.1 })).price).toBe(100.1);
  });
});

it('is a reason of its own, by the headers of REST and the extensions of GraphQL', async () => {
  const { token } = await aStudent(server);
  const courseId = await aRaisedCourse();
  const post = (path: string, body: object) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const { headers } = await post('/api/courses/enroll', { course_id: courseId, expected_price: SEEN });
  expect([headers.get('error-reason'), headers.get('error-price')]).toEqual(['PRICE_CHANGED', '99000.00']);
  const query = `mutation { enrol(input: { courseId: "${courseId}", expectedPrice: ${SEEN} }) { id } }`;
  const body = (await (await post('/graphql', { query })).json()) as { errors: object[] };
  expect(body.errors[0]).toMatchObject({ extensions: { reason: 'PRICE_CHANGED', price: PRESENT } });
});
