import {
  getNamedType,
  isInputObjectType,
  isObjectType,
  type GraphQLInputField,
  type GraphQLType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { CALIBERS, WEAPON_IDS } from '#domain/weapons/weapon.catalogue.ts';
import { aBooking, aCourse, aPersonalisedCourse, aRegistration, aStudent } from '../builders.ts';
import { postGraphql } from '../drivers/graphql.ts';
import { contractSchema } from '../drivers/graphql-names.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer();
const student = useBuilt(() => aStudent(server));

it('the scalars have their specification URL, and the descriptions of schema.graphql', async () => {
  const about = '{ description specifiedByURL }';
  const query = `{ a: __type(name: "DateTime") ${about} b: __type(name: "LocalDate") ${about} }`;
  const { body } = await postGraphql(server.url, { query });
  expect(body.data).toEqual({
    a: {
      description: expect.stringContaining('RFC 3339'),
      specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
    },
    b: {
      description: expect.stringContaining('YYYY-MM-DD'),
      specifiedByURL: 'https://scalars.graphql.org/andimarek/local-date.html',
    },
  });
});

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { accessToken } }';
const ENROL = 'mutation ($input: EnrolInput!) { enrol(input: $input) { id scheduledDate } }';

const send = (query: string, input: object) =>
  postGraphql(server.url, { query, variables: { input } }, student.token);

const person = (birthDate: unknown) => {
  const { gender: _, ...registration } = aRegistration();
  return { ...registration, gender: 'MUJER', birthDate };
};

const booking = async (scheduledDate: unknown) => ({
  ...aBooking((await aPersonalisedCourse()).id),
  classType: 'SPORT',
  scheduledDate,
});

describe('a date that is sent', () => {
  const texts = ['', 'x', '2031-02-30', '30/11/2031'];

  it.each([...texts, '2999-01-01', 5, true, {}, [], null])(
    'as %j where a day belongs returns the message of the operation',
    async (birthDate) => {
      const { response, body } = await send(REGISTER, person(birthDate));
      expect(response.status).toBe(422);
      expect(body.errors).toMatchObject([
        { extensions: { fields: [{ field: 'birthDate', message: messages.specifiedInvalid }] } },
      ]);
    },
  );

  it.each([...texts, '2031-02-30', '2031-11-25T18:30:00', '2031-02-30T18:30:00Z', 5, true, {}, [], null])(
    'as %j where an instant belongs returns the message of the operation',
    async (scheduledDate) => {
      const { response, body } = await send(ENROL, await booking(scheduledDate));
      expect(response.status).toBe(422);
      expect(body.errors).toMatchObject([
        { extensions: { fields: [{ field: 'scheduledDate', message: messages.classDate }] } },
      ]);
    },
  );

  it('as a literal is validated like a variable', async () => {
    const { id } = await aPersonalisedCourse();
    for (const literal of ['5', '"x"', '{ a: 1 }', '[]']) {
      const query = `mutation { enrol(input: { courseId: "${id}", scheduledDate: ${literal}, scheduledTime: "10:00", hasWeaponAmmo: true, weapons: ["pistola-9mm"], classType: SPORT }) { id } }`;
      const { body } = await postGraphql(server.url, { query }, student.token);
      expect(body.errors?.[0]?.message, literal).toBe(messages.classDate);
    }
  });

  it('to an operation without a rule for it gets the error of GraphQL where it is no text', async () => {
    const { id: courseId } = await aCourse();
    const { response, body } = await send(ENROL, { courseId, scheduledDate: 5 });
    expect(response.status).toBe(400);
    expect(body.errors?.[0]?.message).toContain('DateTime cannot represent a non string value.');
  });

  it.each(['2031-11-25T18:30Z', '2031-11-25T15:30:00-03:00', '2031-11-25T18:30:00.000Z'])(
    'as %s is the same instant',
    async (scheduledDate) => {
      const other = await aStudent(server);
      const input = { ...(await booking(scheduledDate)), scheduledTime: '15:30' };
      const { body } = await postGraphql(server.url, { query: ENROL, variables: { input } }, other.token);
      expect(body.data?.enrol).toMatchObject({ scheduledDate: '2031-11-25T18:30:00.000Z' });
    },
  );
});

type FieldOfType = Pick<GraphQLInputField, 'name' | 'description'> & { type: GraphQLType };

describe('a text of the catalogue', () => {
  const members = Object.values(contractSchema.getTypeMap())
    .filter((type) => isObjectType(type) || isInputObjectType(type))
    .flatMap((type) =>
      Object.values<FieldOfType>(type.getFields()).map(({ name, type: of, description }) => ({
        place: `${type.name}.${name}`,
        name,
        isText: getNamedType(of).name === 'String',
        description,
      })),
    );

  it.each(members.filter(({ name, isText }) => name === 'weapons' && isText))(
    '$place lists the ids of all weapons',
    ({ description }) => {
      for (const id of WEAPON_IDS) expect(description).toContain(`\`${id}\``);
    },
  );

  it.each(members.filter(({ name, isText }) => name === 'caliber' && isText))(
    '$place lists all calibers',
    ({ description }) => {
      for (const caliber of CALIBERS) expect(description).toContain(`\`${caliber}\``);
    },
  );
});
