import { readFileSync } from 'node:fs';
import { parse, type FieldNode, type SelectionSetNode } from 'graphql';
import { expect, it } from 'vitest';
import { CourseModel, toCourse } from '../../src/features/courses/course.model.ts';
import { EnrolmentModel, toEnrolment } from '../../src/features/enrolments/enrolment.model.ts';
import { UserModel, toUser } from '../../src/features/users/user.model.ts';
import { NO_SUCH_ID } from '../builders.ts';

const OPERATIONS = new URL('../../../docs/guide/typed-client/operations.graphql', import.meta.url);
const createdAt = new Date();

/** A record of a kind as the domain has it, what the mirror names otherwise, and what it leaves out. */
const KINDS = {
  ChangedCourses: {
    record: toCourse(new CourseModel().toObject()),
    renamed: { instructorId: 'instructor' },
    leftOut: ['placesTaken', 'waitingCount'],
  },
  ChangedUsers: {
    record: toUser(new UserModel({ createdAt, documentNumber: '1' }).toObject()),
    renamed: {},
    leftOut: ['pendingEmail', 'pendingEmailUntil'],
  },
  ChangedEnrolments: {
    record: toEnrolment(
      new EnrolmentModel({ createdAt, userId: NO_SUCH_ID, courseId: NO_SUCH_ID }).toObject(),
    ),
    renamed: {},
    leftOut: ['priceBreakdown', 'earlyReason', 'arrivedAt'],
  },
};

const fieldsOf = (selection: SelectionSetNode | undefined) =>
  (selection?.selections ?? []).filter((node): node is FieldNode => node.kind === 'Field');

const nodeFields = (operation: string) => {
  const { definitions } = parse(readFileSync(OPERATIONS, 'utf8'));
  const definition = definitions.find((one) => 'name' in one && one.name?.value === operation);
  const [list] = fieldsOf(definition && 'selectionSet' in definition ? definition.selectionSet : undefined);
  const nodes = fieldsOf(list?.selectionSet).find(({ name }) => name.value === 'nodes');
  return fieldsOf(nodes?.selectionSet).map(({ name }) => name.value);
};

it.each(Object.entries(KINDS))('%s of the guide reads every field', (operation, kind) => {
  const { record, leftOut } = kind;
  const renamed: Record<string, string> = kind.renamed;
  const expected = Object.keys(record)
    .filter((name) => !leftOut.some((other) => other === name))
    .map((name) => renamed[name] ?? name);
  expect(nodeFields(operation).toSorted()).toEqual(expected.toSorted());
});
