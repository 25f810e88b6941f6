import type { GraphQLSchema } from 'graphql';
import { academy } from '#domain/academy.ts';
import {
  authenticated,
  completeProfile,
  inPerson,
  paymentTaker,
  signedIn,
  staff,
  visitor,
} from '../operation/access.ts';
import type { Operation } from '../operation/operation.ts';
import { toSnake, toSnakeKey } from '../rest/key-case.ts';
import { acceptedBy, documentedPath, pathParameters, type TaggedRoute } from '../rest/route.ts';
import { componentStore } from './components.ts';
import { restSchema, type JsonSchema } from './json-schema.ts';
import { ALWAYS, ERRORS, headerRefs, headers, responses, schemas } from './responses.ts';
import {
  inputMembers,
  inputName,
  rootFieldsOf,
  sdlDescriptions,
  sentenceOf,
  type RootField,
} from './sdl-descriptions.ts';
import { webhookTag, webhooksOf } from './webhooks.ts';

/** The version of the REST API, not of the program. */
const API_VERSION = '1.0.0';

const BEARERS = [
  'the `access_token` of a session (`POST /api/auth/login`)',
  'a personal access token (`acd_…`)',
  'the secret of a service account (`acs_…`)',
].join(' or ');

const DESCRIPTION = `The REST surface of ${academy.name}. GraphQL at \`/graphql\` runs the same operations under the same rules.

Errors: \`{"detail": "<one sentence for the user>"}\`, for invalid input with \`errors\`, its faulty fields. A path that does not
exist answers 404, a method that a path does not have 405 with \`Allow\`. HEAD answers like GET without a body.

Authentication: \`Authorization: Bearer <token>\`, with ${BEARERS}. Of the latter two, \`read\` permits
GET, \`write\` the rest, \`admin\` what admins may, \`payments\` to record payments; a service account has no account of its own to read or change. A call that
needs no session ignores a token that is not valid.

Unknown keys of a body are ignored, and so are unknown query parameters, except by the calls whose description says
that they are rejected. Texts are trimmed before their length is judged.

Repeating a write: the same \`Idempotency-Key\` and payload change nothing again and answer what the first request stored; under another call or payload the key is 422.`;

const ACCESS = new Map<unknown, string>([
  [authenticated, 'Needs a session or a service account.'],
  [signedIn, 'Needs a session.'],
  [completeProfile, 'Needs a session with a complete profile.'],
  [inPerson, "Needs a session: a machine's token may not do it."],
  [paymentTaker, 'Needs the session of staff, or a token with `payments`, for what is not in cash.'],
  [staff, 'Needs the session of an admin, or a service account.'],
]);

const accessOf = ({ declared: { access } }: Operation) => {
  const sentence = ACCESS.get(access);
  if (!sentence && access !== visitor) throw new Error(`no sentence says whom ${access.name} lets in`);
  return sentence;
};

const UNKNOWN_REJECTED = 'Unknown query parameters are rejected.';

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Names this write, so that it can be sent again; stored for at least 24 hours for each user.',
  schema: { type: 'string', minLength: 1, maxLength: 128 },
};

const IF_NONE_MATCH = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description:
    'The `ETag` of an earlier answer: where nothing has changed, the answer is 304 and has no body.',
  schema: { type: 'string' },
};

const NOT_MODIFIED = {
  description: 'As in the earlier answer.',
  headers: headerRefs(['X-Request-Id', 'ETag']),
};

type Surface = {
  routes: readonly TaggedRoute[];
  operations: Record<'Query' | 'Mutation', Record<string, Operation>>;
  schema: GraphQLSchema;
  publicUrl: string;
};

const hasBody = ({ method }: TaggedRoute) => method === 'post' || method === 'put';

/** Parameters of a path of which every value that is valid has a result. */
const ALWAYS_FOUND = ['month'];

const errorsOf = (route: TaggedRoute) => {
  const { access, input, isRepeatable } = route.operation.declared;
  return new Set<string>([
    ...ALWAYS,
    ...(route.method === 'get' ? [] : ['TOO_LARGE', 'CONTENT_TYPE']),
    ...(access === visitor ? [] : ['UNAUTHENTICATED']),
    ...(pathParameters(route.path).some((name) => !ALWAYS_FOUND.includes(name)) ? ['NOT_FOUND'] : []),
    ...(input || isRepeatable ? ['BAD_USER_INPUT'] : []),
    ...(route.notes.errors ?? []),
  ]);
};

const securityOf = ({ operation: { declared } }: TaggedRoute) => {
  if (declared.access !== visitor) return [{ bearer: [] }];
  return declared.allowsCachedSession ? [{}, { bearer: [] }] : [];
};

/** A parameter is present or absent, never null. */
const withoutNull = ({ anyOf, type, enum: values, ...schema }: JsonSchema): JsonSchema => {
  const [only, ...others] = (anyOf ?? []).filter((option) => option.type !== 'null');
  if (only && others.length === 0) return { ...only, ...schema };
  return {
    ...schema,
    ...(type ? { type: [type].flat().filter((name) => name !== 'null')[0] ?? 'string' } : {}),
    ...(values ? { enum: values.filter((value) => value !== null) } : {}),
  };
};

export const openApiDocument = ({ routes, operations, schema, publicUrl }: Surface) => {
  const rootFields = rootFieldsOf(schema, operations);
  const { describe, describeInput } = sdlDescriptions(schema);
  const { components, stored } = componentStore();

  const parametersOf = (route: TaggedRoute, field: RootField | undefined) => {
    const members = inputMembers(field);
    const own = route.notes.parameters ?? {};
    const namesInPath = pathParameters(route.path).map(toSnakeKey);
    const schemas = hasBody(route) ? [] : acceptedBy(route).map(restSchema);
    const given = schemas.flatMap(({ properties = {}, required = [] }) =>
      Object.entries(properties).map(([name, json]) => {
        const ownKey = Object.keys(own).find((key) => toSnakeKey(key) === name);
        return {
          name,
          in: 'query',
          required: required.includes(name),
          description: (ownKey && own[ownKey]) || members.get(name)?.description,
          schema: stored(describe(withoutNull(json))),
        };
      }),
    );
    const inPath = namesInPath.map((name) => ({
      description: members.get(name)?.description ?? own[name],
      schema: { type: 'string', pattern: '^[0-9a-fA-F]{24}$' },
      ...given.find((one) => one.name === name),
      name,
      in: 'path',
      required: true,
    }));
    const inQuery = given.filter(({ name }) => !namesInPath.includes(name));
    return [
      ...inPath,
      ...inQuery,
      ...(route.operation.declared.isRepeatable ? [IDEMPOTENCY_KEY] : []),
      ...(route.hasTag ? [IF_NONE_MATCH] : []),
    ];
  };

  const bodyOf = (route: TaggedRoute, field: RootField | undefined) => {
    const accepted = hasBody(route) ? acceptedBy(route) : [];
    if (accepted.length === 0) return undefined;
    const members = inputMembers(field);
    const bodies = accepted.map((schemaOfBody) => describeInput(restSchema(schemaOfBody), members));
    const [only = {}, ...others] = bodies;
    const name = field && inputName(field);
    if (!name) throw new Error(`${route.path}: its body has no name`);
    const described = schema.getType(name)?.description;
    const title = { title: name, ...(described ? { description: described } : {}) };
    const examples = Object.entries(route.notes.examples ?? {});
    return {
      required: bodies.every((json) => json.required),
      content: {
        'application/json': {
          schema: stored(others.length === 0 ? { ...only, ...title } : { anyOf: bodies, ...title }),
          examples: Object.fromEntries(
            examples.map(([name, value]) => [name.replaceAll(' ', '-'), { value: toSnake(value) }]),
          ),
        },
      },
    };
  };

  const successOf = ({ success, hasTotal, hasTag }: TaggedRoute, field: RootField | undefined) => {
    if (success === 'redirection') {
      return {
        description: 'Where the browser goes on to.',
        headers: headerRefs(['X-Request-Id', 'Location']),
      };
    }
    if ('file' in success) {
      return {
        description: 'The file.',
        headers: headerRefs(['X-Request-Id', 'Content-Disposition']),
        content: { [success.file]: { schema: { type: 'string' } } },
      };
    }
    return {
      description: 'Success.',
      headers: headerRefs([
        'X-Request-Id',
        ...(hasTotal ? ['X-Total-Count'] : []),
        ...(hasTag ? ['ETag'] : []),
      ]),
      content: {
        'application/json': {
          schema: stored(describe(restSchema(success.json), field?.type)),
          example: toSnake(success.example),
        },
      },
    };
  };

  const operationOf = (route: TaggedRoute) => {
    const field = rootFields.get(route.field ?? route.operation);
    const { summary, description = field && sentenceOf(field), name = field?.name } = route.notes;
    const access = accessOf(route.operation);
    const body = bodyOf(route, field);
    const parameters = parametersOf(route, field);
    const byStatus = new Map([...errorsOf(route)].map((error) => [String(ERRORS[error]?.status), error]));
    const documented: Record<string, object> = {
      [route.status]: successOf(route, field),
      ...(route.hasTag ? { 304: NOT_MODIFIED } : {}),
      ...Object.fromEntries(
        [...byStatus].map(([status, error]) => [status, { $ref: `#/components/responses/${error}` }]),
      ),
    };
    return {
      operationId: name,
      tags: [route.tag.name],
      summary,
      description: [description, access, route.isStrict ? UNKNOWN_REJECTED : null].filter(Boolean).join(' '),
      security: securityOf(route),
      ...(parameters.length > 0 ? { parameters } : {}),
      ...(body ? { requestBody: body } : {}),
      responses: documented,
    };
  };

  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const route of routes) {
    const path = documentedPath(route.path);
    paths[path] = { ...paths[path], [route.method]: operationOf(route) };
  }

  const webhooks = webhooksOf(schema);

  return {
    openapi: '3.1.1',
    info: {
      title: `${academy.name}: REST`,
      version: API_VERSION,
      description: DESCRIPTION,
      contact: { name: academy.name, email: academy.contact.email },
      license: { name: 'Terms', url: `${publicUrl}/terminos` },
    },
    servers: [{ url: publicUrl }],
    tags: [...new Map(routes.map(({ tag }) => [tag.name, tag])).values(), webhookTag],
    paths,
    webhooks,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: `A token: ${BEARERS}.` },
      },
      headers,
      responses,
      schemas: { ...schemas, ...components },
    },
  };
};
