type Parameter = { in: string; name: string; schema: Record<string, unknown> };
type Method = { parameters?: Parameter[] };
type Schema = { properties?: Record<string, Record<string, unknown>> };

export type FuzzedDocument = {
  paths: Record<
    string,
    Record<string, Method & { requestBody?: { content: Record<string, { schema: { anyOf?: Schema[] } }> } }>
  >;
};

type Row = { id: string };
type Known = { courses: Row[]; enrolments: Row[] };

const MAX_IDS = 20;
const idsOf = (rows: Row[]) => rows.slice(0, MAX_IDS).map(({ id }) => id);

/** The document with ids that exist: made up ones would find nothing but 404. */
export const withKnownIds = (document: FuzzedDocument, { courses, enrolments }: Known): FuzzedDocument => {
  const fuzzed = structuredClone(document);
  const ids: Record<string, string[]> = {
    '/api/courses/': idsOf(courses),
    '/api/courses/enrollments/': idsOf(enrolments),
  };
  for (const [path, methods] of Object.entries(fuzzed.paths)) {
    const known = ids[path.slice(0, path.indexOf('{'))];
    const parameters = Object.values(methods).flatMap((method) => method.parameters ?? []);
    for (const parameter of parameters.filter(({ in: place }) => place === 'path')) {
      if (!known) throw new Error(`known-ids.ts has no ids for ${path}: add them there`);
      parameter.schema = { type: 'string', enum: known };
    }
  }
  const enrol = fuzzed.paths['/api/courses/enroll']?.post?.requestBody?.content['application/json']?.schema;
  for (const { properties } of enrol?.anyOf ?? []) {
    if (properties?.course_id) properties.course_id.enum = idsOf(courses);
  }
  return fuzzed;
};
