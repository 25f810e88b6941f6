import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isRecord } from '#domain/is-record.ts';
import { contractDocument } from './contract-document.ts';

/** Not described by the document: itself, and the page that shows it. */
const DOCUMENTATION = /^\/api\/(openapi\.json|docs(\/.*)?)$/;

const ERROR_SCHEMA = '#/components/schemas/Error';
/** The server reads the body before it finds the path. */
const ANY_PATH_STATUSES = [400, 413, 415];

/** The same schemas without room for what they do not name. */
const closed = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(closed);
  if (!isRecord(node)) return node;
  const inner = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]));
  return isRecord(node.properties) && node.type === 'object'
    ? { ...inner, additionalProperties: false }
    : inner;
};

const { paths, components, webhooks } = contractDocument();
const schemas = Object.entries(components.schemas);
const document = {
  paths,
  webhooks: closed(webhooks),
  components: {
    ...components,
    schemas: Object.fromEntries(
      schemas.map(([name, schema]) => [name, name.endsWith('Input') ? schema : closed(schema)]),
    ),
  },
};

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema(document, 'document');

/** What is sent may be trimmed and folded before its format counts. */
const ajvOfRequests = new Ajv2020({ strict: false, validateFormats: false });
ajvOfRequests.addSchema(document, 'document');

const pointer = (...keys: string[]) =>
  `#/${keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

/** Compiled when it is first used. */
const validatorOf = (reference: string, compiler: Ajv2020): ValidateFunction => {
  const validate = compiler.getSchema(`document${reference}`);
  if (!validate) throw new Error(`the document has no ${reference}`);
  return validate;
};

const requireValid = (reference: string, value: unknown, what: string, compiler = ajv) => {
  const validate = validatorOf(reference, compiler);
  if (!validate(value)) throw new Error(`${what}: ${ajv.errorsText(validate.errors)}`);
};

const JSON_CONTENT = ['content', 'application/json', 'schema'];

/** Throws unless the document allows a value at a location: a request body or the body of a response. */
export const requireBody = (location: readonly string[], value: unknown) =>
  requireValid(pointer(...location, ...JSON_CONTENT), value, location.join(' '));

/** Throws unless a value is what a component allows. */
export const requireComponent = (name: string, value: unknown) =>
  requireValid(pointer('components', 'schemas', name), value, name);

type Event = { type: string; payload: unknown; headers: Readonly<Record<string, unknown>> };

/** Throws unless the document describes what an endpoint was sent. */
export const requireDescribedEvent = ({ type, payload, headers }: Event) => {
  requireBody(['webhooks', type, 'post', 'requestBody'], payload);
  for (const [index, { name }] of webhooks[type]?.post.parameters.entries() ?? []) {
    const location = pointer('webhooks', type, 'post', 'parameters', String(index), 'schema');
    requireValid(location, headers[name], `${name} of ${type}`);
  }
};

const templates = Object.keys(paths).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The described path that a request reaches; one without parameters wins. */
const templateOf = (pathname: string) => {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  if (paths[path]) return path;
  return templates.find(({ pattern }) => pattern.test(path))?.path;
};

const requiredHeaders = Object.entries(components.headers).filter(([, { required }]) => required);
const isRequired = (name: string) => requiredHeaders.some(([required]) => required === name);

type Described = {
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, object>;
};

const resolved = (response: { $ref?: string } | Described): Described => {
  const name = '$ref' in response ? response.$ref?.split('/').at(-1) : undefined;
  return name ? (components.responses[name] as Described) : (response as Described);
};

export type RestResponse = {
  method: string;
  pathname: string;
  status: number;
  headers: Headers;
  /** Null where it was not read. */
  text: string | null;
  /** What was sent, where that was JSON. */
  sent?: unknown;
};

export const isOfApi = (pathname: string) =>
  /^\/(api|users)(\/|$)/.test(pathname) && !DOCUMENTATION.test(pathname);

const requireError = ({ headers, text }: RestResponse, what: string) => {
  if (!headers.get('content-type')?.startsWith('application/json')) throw new Error(`${what}: not JSON`);
  if (text) requireValid(ERROR_SCHEMA, JSON.parse(text), what);
};

/** Throws unless the document describes the response: its status, its headers, its type and its body. */
export const requireDescribed = (actual: RestResponse) => {
  const { method, pathname, status, headers, text, sent } = actual;
  if (!isOfApi(pathname)) return;
  const what = `${method} ${pathname} responded with ${status}`;
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
  const template = templateOf(pathname);
  const operation = template === undefined ? undefined : paths[template]?.[verb];
  if (template === undefined || !operation) {
    const expected = [template === undefined ? 404 : 405, ...ANY_PATH_STATUSES];
    if (verb === 'options' && status === 204) return;
    if (!expected.includes(status)) throw new Error(`${what}, which is not described`);
    return requireError(actual, what);
  }
  const response = operation.responses[String(status)];
  if (!response) throw new Error(`${what}, which is not described`);
  const { headers: described = {}, content } = resolved(response);
  for (const name of Object.keys(described)) {
    if (isRequired(name) && !headers.has(name)) throw new Error(`${what} without ${name}`);
  }
  if (!content) return;
  const type = headers.get('content-type')?.split(';')[0] ?? '';
  if (!content[type]) throw new Error(`${what} as ${type}`);
  if (type !== 'application/json' || !text) return;
  const body: unknown = JSON.parse(text);
  if ('$ref' in response) return requireValid(ERROR_SCHEMA, body, what);
  const inOperation = ['paths', template, verb];
  requireValid(pointer(...inOperation, 'responses', String(status), 'content', type, 'schema'), body, what);
  if (sent === undefined || !operation.requestBody) return;
  requireValid(
    pointer(...inOperation, 'requestBody', 'content', type, 'schema'),
    sent,
    `${what} to a body that`,
    ajvOfRequests,
  );
};
