/**
 * Adds lines below the only line that is `below`, or puts them in place of a text. Without either they are the end of the
 * file, which may be a new one.
 */
export type Edit = { below?: string; instead?: string; add: string };

/** A file of a recipe, and what finds that it was left out: a check or the tests of a file, and their message. */
export type Step = {
  file: string;
  edits: Edit[];
  foundBy?: { check: 'types' | 'codegen' } | { test: string; named: string };
  message?: RegExp;
};

export type Recipe = { name: string; heading: string; most: number; steps: Step[] };

const COVERAGE = 'bff/contract/operations/coverage.test.ts';
const enumeration = { test: COVERAGE, named: 'the operations' };

const RULES = `import { beforeAll, expect, it } from 'vitest';
import { aCourse, anAdmin, good, type Member } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';

const server = useTestServer();
let admin: Member;

beforeAll(async () => {
  admin = await anAdmin({ url: server.url, connect: connectGraphql });
});

it('an archived course is hidden', async () => {
  const { id: courseId } = await aCourse();
  const api = connectGraphql(server.url, admin.token);
  expect(good(await api.archiveCourse({ courseId })).isActive).toBe(false);
});
`;

const operationSteps = (rest: string): Step[] => [
  {
    file: 'schema.graphql',
    edits: [
      {
        add: `
extend type Mutation {
  "Admins: archives a course.${rest}"
  archiveCourse("The course." input: ArchiveCourseInput!): Course
}

"A course to archive."
input ArchiveCourseInput {
  "Which course."
  courseId: ID!
}
`,
      },
    ],
    foundBy: { check: 'types' },
    message: /"Mutation\.archiveCourse"' is not assignable/,
  },
  {
    file: 'bff/src/features/courses/course-changes.operations.ts',
    edits: [
      {
        add: `
/** The same under another name. */
export const archiveCourse = operation({
  field: 'Mutation.archiveCourse',
  access: staff,
  subject: (_, { courseId }) => requireStoredCourse(courseId),
  repeat: repeatOfCourse,
  audit: courseAudit('course.archive'),
  run: ({ ctx, subject: found, request }): Promise<Course> =>
    changeCourse(ctx, found, { request, changes: { isActive: false } }),
});
`,
      },
    ],
    foundBy: { check: 'types' },
    message: /no exported member(?: named)? 'archiveCourse'|'archiveCourse'/,
  },
  {
    file: 'domain/staff/staff-access.ts',
    edits: [
      {
        below: 'export const STAFF_ACCESS = {',
        add: "  'Mutation.archiveCourse': ADMINS,\n",
      },
    ],
    foundBy: { test: 'bff/contract/operations/staff-access.test.ts', named: 'the table of staff' },
    message: /add its row to domain\/staff\/staff-access\.ts/,
  },
  {
    file: 'bff/contract/access/planning.ts',
    edits: [
      {
        below: 'export const planningAccess: AccessRows = {',
        add: `  'Mutation.archiveCourse': {
    call: async (api) => only(api, 'archiveCourse')({ courseId: (await aCourse()).id }),
    documents: BASE + 6,
    changes: ['courses'],
    statuses: ADMIN,
  },
`,
      },
    ],
    foundBy: enumeration,
    message: /add its row to bff\/contract\/access/,
  },
  {
    file: 'client/src/features/gestion/activity/audit-actions.ts',
    edits: [
      { below: 'export const auditActions = {', add: "  'course.archive': { label: 'Curso archivado' },\n" },
    ],
    foundBy: enumeration,
    message: /add its label to client\/src\/features\/gestion/,
  },
  {
    file: 'bff/contract/courses/archive-course.test.ts',
    edits: [{ add: RULES }],
    foundBy: enumeration,
    message: /write its rules in bff\/contract\/<noun>\//,
  },
];

const CALL = 'POST /api/courses/{course_id}/archive';

const restSteps: Step[] = [
  {
    file: 'bff/src/features/courses/course.routes.ts',
    edits: [
      {
        instead: 'import { getCourse,',
        add: "import { archiveCourse } from './course-changes.operations.ts';\nimport { getCourse,",
      },
      { instead: 'import { get, tagged }', add: 'import { get, post, tagged }' },
      {
        instead: "  get('/api/courses/:id', getCourse, {",
        add: `  post('/api/courses/:courseId/archive', archiveCourse, {
    summary: 'Archive a course',
    body: (_, course) => toRestCourse(course),
    response: courseResponse,
    example: courseExample,
  }),
  get('/api/courses/:id', getCourse, {`,
      },
    ],
    foundBy: enumeration,
    message: /add its route to bff\/src\/features/,
  },
  {
    file: 'bff/contract/openapi/response-table.ts',
    edits: [
      {
        below: 'export const REQUESTS: Record<string, Requests> = {',
        add: `  '${CALL}': {
    200: async (scene) => ({ ...asAdmin(scene), id: (await aCourse()).id }),
    404: asAdmin,
    422: async (scene) => ({
      ...asAdmin(scene),
      id: (await aCourse()).id,
      headers: { 'Idempotency-Key': LONG },
    }),
  },
`,
      },
    ],
    foundBy: enumeration,
    message: /add its row to bff\/contract\/openapi\/response-table\.ts/,
  },
  {
    file: 'bff/contract/drivers/rest.ts',
    edits: [
      {
        below: "    health: () => call('/api/health'),",
        add: `    archiveCourse: (input) => {
      const { courseId } = input as { courseId: string };
      return post(\`/api/courses/\${courseId}/archive\`);
    },
`,
      },
    ],
    foundBy: { test: COVERAGE, named: 'access by REST .*archive.* for .*admin' },
    message: /drivers\/rest\.ts has no archiveCourse: add it/,
  },
];

const line = (below: string, add: string): Edit => ({ below, add: `${add}\n` });

const fieldSteps: Step[] = [
  {
    file: 'schema.graphql',
    edits: [
      line('type Instructor {', '  "Number of the licence to teach."\n  badge: String'),
      line('input CreateInstructorInput {', '  "Number of the licence to teach."\n  badge: String'),
    ],
    foundBy: { test: 'bff/contract/instructors/badge.test.ts', named: 'an instructor has a badge' },
    message: /add badge to schema\.graphql/,
  },
  {
    file: 'domain/instructors/instructor.ts',
    edits: [line('  id: string;', '  badge: string | null;')],
    foundBy: { check: 'types' },
    message: /Property 'badge' does not exist on type 'Instructor'/,
  },
  {
    file: 'domain/instructors/instructor.schema.ts',
    edits: [
      line(
        'export const createInstructorSchema = fields({',
        '  badge: optionalLine(30, messages.invalidInput),',
      ),
    ],
    foundBy: { test: 'bff/contract/instructors/badge.test.ts', named: 'an instructor has a badge' },
    message: /and to the schema of the input in domain\//,
  },
  {
    file: 'bff/src/features/instructors/instructor.model.ts',
    edits: [
      line('  rev?: number;', '  badge: string | null;'),
      line('    rev: Number,', '    badge: { type: String, default: null },'),
      {
        instead: "...fieldsOf(document, 'name', 'email', 'phone', 'isActive')",
        add: "...fieldsOf(document, 'name', 'email', 'phone', 'isActive', 'badge')",
      },
    ],
    foundBy: { check: 'types' },
    message: /Property 'badge' is missing in type/,
  },
  {
    file: 'bff/contract/instructors/badge.test.ts',
    edits: [
      {
        add: RULES.replace('aCourse, ', '').replace(
          /it\([^]*/,
          `it('an instructor has a badge', async () => {
  const api = connectGraphql(server.url, admin.token);
  const { badge } = good(await api.createInstructor({ name: 'Eva Cruz', badge: 'A-12' }));
  expect(badge, 'add badge to schema.graphql and to the schema of the input in domain/').toBe('A-12');
});
`,
        ),
      },
    ],
  },
];

const PINNED_TEST = 'bff/contract/courses/pinned.test.ts';
const RULE_OF_PINNED = { test: PINNED_TEST, named: 'a pinned course' };
const FORM = 'client/src/features/gestion/course';

const flagSteps: Step[] = [
  {
    file: 'schema.graphql',
    edits: [
      line('  issuesCertificate: Boolean!', '  "Whether it is listed first."\n  isPinned: Boolean!'),
      line(
        '  issuesCertificate: Boolean = false',
        '  "Whether it is listed first."\n  isPinned: Boolean = false',
      ),
      line('  issuesCertificate: Boolean', '  "Whether it is listed first."\n  isPinned: Boolean'),
    ],
    foundBy: { check: 'codegen' },
    message: /isPinned/,
  },
  {
    file: 'domain/courses/course.schema.ts',
    edits: [
      line(
        '  issuesCertificate: v.boolean(messages.invalidInput),',
        '  isPinned: v.boolean(messages.invalidInput),',
      ),
      line('  issuesCertificate: false,', '  isPinned: false,'),
    ],
    foundBy: { test: 'bff/contract/graphql/inputs.test.ts', named: 'Mutation.createCourse' },
    message: /Course has no field isPinned|add the field to the schema of the input in domain/,
  },
  {
    file: 'bff/src/database/migrations/0099-pinned-courses.ts',
    edits: [
      {
        add: `import type { Migration } from './migration.ts';

export const storePinned: Migration = {
  name: '0099-pinned-courses',
  up: async (db) => {
    await db
      .collection('courses')
      .updateMany({ isPinned: { $exists: false } }, { $set: { isPinned: false } });
  },
};
`,
      },
    ],
    foundBy: { check: 'types' },
    message: /0099-pinned-courses/,
  },
  {
    file: 'bff/src/database/migrations/migrate.ts',
    edits: [
      {
        instead: "import type { Migration } from './migration.ts';",
        add: "import { storePinned } from './0099-pinned-courses.ts';\nimport type { Migration } from './migration.ts';",
      },
      line('  storeCourseDefaults,', '  storePinned,'),
    ],
    foundBy: { test: 'bff/contract/server/migrations.test.ts', named: 'has isPinned' },
    message: /write a migration that stores isPinned in courses/,
  },
  {
    file: 'bff/src/features/courses/course.model.ts',
    edits: [
      {
        instead: 'export const COURSE_ORDER = { isUndated: 1,',
        add: 'export const COURSE_ORDER = { isPinned: -1, isUndated: 1,',
      },
    ],
    foundBy: RULE_OF_PINNED,
    message: /add isPinned to COURSE_ORDER/,
  },
  {
    file: 'client/src/features/gestion/activity/change-text.ts',
    edits: [line("  issuesCertificate: 'Emite certificado',", "  isPinned: 'Va primero',")],
    foundBy: { test: 'bff/contract/operations/mutations.test.ts', named: 'the label of isPinned' },
    message: /add its label to client\/src\/features\/gestion\/activity\/change-text\.ts/,
  },
  {
    file: `${FORM}/course.form.ts`,
    edits: [
      line('  issuesCertificate: boolean;', '  isPinned: boolean;'),
      line('  issuesCertificate: false,', '  isPinned: false,'),
      line('  issuesCertificate: course.issuesCertificate,', '  isPinned: course.isPinned,'),
    ],
    foundBy: { check: 'types' },
    message: /isPinned/,
  },
  {
    file: `${FORM}/course-form.tsx`,
    edits: [
      line('    issuesCertificate', '    isPinned'),
      line(
        '      <CheckboxField control={control} name="issuesCertificate" label="Emite un certificado al completarlo" />',
        '      <CheckboxField control={control} name="isPinned" label="Mostrar antes que los demás" />',
      ),
    ],
    foundBy: { test: 'client/tests/gestion-courses.test.tsx', named: 'a control for each value' },
    message: /add the control of isPinned to course-form\.tsx/,
  },
  {
    file: 'bff/src/features/courses/course.copy.ts',
    edits: [line("  issuesCertificate: 'copied',", "  isPinned: 'own',")],
    foundBy: { check: 'types' },
    message: /isPinned/,
  },
  {
    file: 'docs/webhooks.md',
    edits: [line('    "issues_certificate": false,', '    "is_pinned": false,')],
    foundBy: {
      test: 'bff/contract/webhooks/webhook-docs.test.ts',
      named: 'docs/webhooks.md lists each event',
    },
    message: /write the example of course\.\w+ in docs\/webhooks\.md/,
  },
  {
    file: PINNED_TEST,
    edits: [
      {
        add: RULES.replace(
          /it\([^]*/,
          `it('a pinned course is listed before all others, also before those of older versions', async () => {
  const older = await aCourse();
  await CourseModel.collection.updateMany({}, { $unset: { isPinned: 1 } });
  for (const { up } of MIGRATIONS) await up(CourseModel.db.db as never);
  const { id } = await aCourse({ scheduledDate: null });
  const api = connectGraphql(server.url, admin.token);
  expect(good(await api.courses({}))[0]?.id).toBe(older.id);
  good(await api.updateCourse({ id, isPinned: true }));
  expect(good(await api.courses({}))[0]?.id, 'add isPinned to COURSE_ORDER').toBe(id);
});
`,
        ).replace(
          'import { aCourse',
          `import { MIGRATIONS } from '../../src/database/migrations/migrate.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { aCourse`,
        ),
      },
    ],
  },
];

export const RECIPES: Recipe[] = [
  { name: 'an operation by GraphQL', heading: 'Add an operation', most: 6, steps: operationSteps('') },
  {
    name: 'an operation by GraphQL and REST',
    heading: 'Add an operation',
    most: 9,
    steps: [...operationSteps(` REST: ${CALL}.`), ...restSteps],
  },
  { name: 'a flag of a course', heading: 'Add a field', most: 10, steps: flagSteps },
  { name: 'a field', heading: 'Add a field', most: 5, steps: fieldSteps },
];
