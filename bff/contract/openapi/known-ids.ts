import { NO_SUCH_ID } from '../builders.ts';

type Parameter = { in: string; name: string; schema: Record<string, unknown> };
type Method = { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema: Schema }> } };
type Schema = {
  $ref?: string;
  anyOf?: Schema[];
  enum?: string[];
  properties?: Record<string, Schema>;
};

export type FuzzedDocument = {
  paths: Record<string, Record<string, Method>>;
  components: { schemas: Record<string, Schema> };
};

type Row = { id: string };
type Known = Record<'courses' | 'enrolments' | 'receipts' | 'sessions', Row[]>;

const MAX_IDS = 20;
const idsOf = (rows: Row[]) => rows.slice(0, MAX_IDS).map(({ id }) => id);

const SCHEMAS = '#/components/schemas/';

/** The objects of a schema, through its references and unions. */
const objectsOf = (document: FuzzedDocument, schema: Schema | undefined): Schema[] => {
  if (!schema) return [];
  const { $ref, anyOf = [] } = schema;
  if ($ref) return objectsOf(document, document.components.schemas[$ref.slice(SCHEMAS.length)]);
  return anyOf.length > 0 ? anyOf.flatMap((option) => objectsOf(document, option)) : [schema];
};

/** The document with ids that exist: made up ones would find nothing but 404. */
export const withKnownIds = (document: FuzzedDocument, known: Known): FuzzedDocument => {
  const { courses, enrolments, receipts, sessions } = known;
  const fuzzed = structuredClone(document);
  const ids: Record<string, string[]> = {
    '/api/courses/': idsOf(courses),
    '/api/courses/enrollments/': idsOf(enrolments),
    '/api/money/receipts/': idsOf(receipts),
    '/api/money/sessions/': idsOf(sessions),
    // A sheet is issued once a quarter of entries is over: there is none.
    '/api/ammunition/sheets/': [NO_SUCH_ID],
    '/api/firearms/book/': ['2026-11'],
  };
  for (const [path, methods] of Object.entries(fuzzed.paths)) {
    const ofPath = ids[path.slice(0, path.indexOf('{'))];
    const parameters = Object.values(methods).flatMap((method) => method.parameters ?? []);
    for (const parameter of parameters.filter(({ in: place }) => place === 'path')) {
      if (!ofPath) throw new Error(`known-ids.ts has no ids for ${path}: add them there`);
      parameter.schema = { type: 'string', enum: ofPath };
    }
  }
  const body = fuzzed.paths['/api/courses/enroll']?.post?.requestBody?.content['application/json']?.schema;
  const bodies = objectsOf(fuzzed, body).flatMap(({ properties }) => properties?.course_id ?? []);
  if (bodies.length === 0) throw new Error('the document has no course to enrol in');
  for (const courseId of bodies) courseId.enum = idsOf(courses);
  return fuzzed;
};
