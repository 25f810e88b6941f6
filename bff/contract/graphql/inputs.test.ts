import { getNamedType, isInputObjectType, type GraphQLField } from 'graphql';
import { expect, it } from 'vitest';
import { operationList, rootFields } from '../operation-list.ts';

/** Takes the input of a similar operation and ignores its `reason`. */
const WITHOUT_REASON = ['Mutation.confirmEnrolments', 'Mutation.takeBackEnrolments', 'Mutation.markNoShows'];

const takenBy = ({ args }: GraphQLField<unknown, unknown>) =>
  args.flatMap(({ name, type }) => {
    const named = getNamedType(type);
    return name === 'input' && isInputObjectType(named) ? Object.keys(named.getFields()) : [name];
  });

/** The fields of an object, also of one with further rules; null of schemas that depend on their input. */
const checkedBy = (schema: object): string[] | null => {
  if ('entries' in schema) return Object.keys(schema.entries as object);
  return 'pipe' in schema ? checkedBy((schema.pipe as object[])[0] ?? {}) : null;
};

const compared = operationList.flatMap(({ name, operation: { declared } }) => {
  const checked = typeof declared.input === 'object' ? checkedBy(declared.input) : null;
  const taken = rootFields.filter((root) => root.name === name).flatMap(({ field }) => takenBy(field));
  return checked ? [{ name, checked, taken }] : [];
});

it.each(compared)(
  '$name takes in schema.graphql what the schema of its input checks',
  ({ name, checked, taken }) => {
    const isOfSubject = (field: string) => /^id$|Id$/.test(field);
    const isIgnored = (field: string) => field === 'reason' && WITHOUT_REASON.includes(name);
    const unchecked = taken.filter((field) => !checked.includes(field));
    expect(
      unchecked.filter((field) => !isOfSubject(field) && !isIgnored(field)),
      'add the field to the schema of the input in domain/',
    ).toEqual([]);
    expect(
      checked.filter((field) => !taken.includes(field)),
      'add the field to the input in schema.graphql',
    ).toEqual([]);
  },
);
