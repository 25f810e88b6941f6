import * as v from 'valibot';
import { changesBetween } from '#domain/audit/audit.ts';
import { instructorChangesSchema } from '#domain/instructors/instructor.changes.schema.ts';
import { createInstructorSchema } from '#domain/instructors/instructor.schema.ts';
import type { Instructor } from '#domain/instructors/instructor.ts';
import { messages } from '#domain/messages.ts';
import { requireReadUnlessChanging, staff } from '../../operation/access.ts';
import { createdFields } from '../../operation/audited.ts';
import { changeDocument } from '../../operation/change-document.ts';
import { readConnection } from '../../lists/connection.ts';
import { createdId, idFor } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { pageEntries } from '../../lists/page.ts';
import { rowOrder } from '../../lists/row-order.ts';
import { instructorRenamed } from './instructor.facts.ts';
import { InstructorModel, toInstructor, type InstructorDocument } from './instructor.model.ts';
import {
  auditedInstructor,
  repeatOfInstructor,
  requireStoredInstructor,
  writeInstructor,
  lockInstructorName,
} from './instructor.store.ts';

const BY_NAME = rowOrder<InstructorDocument>(InstructorModel, { name: 1, _id: 1 });

export const listInstructors = operation({
  field: 'Query.instructors',
  access: staff,
  input: v.object({ isActive: v.nullish(v.boolean(messages.invalidInput)), ...pageEntries(BY_NAME) }),
  run: ({ input: { isActive, ...page } }) =>
    readConnection({
      order: BY_NAME,
      filter: isActive === null || isActive === undefined ? {} : { isActive },
      page,
      toNode: toInstructor,
    }),
});

export const getInstructor = operation({
  field: 'Query.instructor',
  access: staff,
  subject: (_, { id }) => requireStoredInstructor(id),
  run: ({ subject: instructor }): Instructor => toInstructor(instructor),
});

export const createInstructor = operation({
  field: 'Mutation.createInstructor',
  access: staff,
  input: createInstructorSchema,
  repeat: repeatOfInstructor,
  audit: {
    action: 'instructor.create',
    about: (_, { input, request }) => auditedInstructor({ id: createdId(request), name: input.name }),
    changes: createdFields,
  },
  run: async ({ input: instructor, request }): Promise<Instructor> => {
    const document = await InstructorModel.create({ ...instructor, _id: idFor(request) });
    return toInstructor(document.toObject());
  },
});

/** The audit trail has no reasons of absences. */
const withoutReasons = ({ absences, ...instructor }: Partial<Instructor>) => ({
  ...instructor,
  ...(absences ? { absences: absences.map(({ reason: _, ...absence }) => absence) } : {}),
});

/** Its link may be in the wrong hands: of who has left, or of who reads the former address. */
const endsInvitation = (changes: { isActive?: boolean; email?: string | null }, email: string | null) =>
  changes.isActive === false || (changes.email !== undefined && changes.email !== email);

export const updateInstructor = operation({
  field: 'Mutation.updateInstructor',
  access: staff,
  subject: (_, { id }) => requireStoredInstructor(id),
  input: instructorChangesSchema,
  repeat: repeatOfInstructor,
  audit: {
    action: 'instructor.update',
    about: (_, { subject }) => auditedInstructor(toInstructor(subject)),
    changes: ({ subject, input, result }) =>
      changesBetween(withoutReasons(toInstructor(subject)), withoutReasons(result ?? input)),
  },
  run: async ({ ctx, input: { expectedRevision, ...changes }, subject: found }): Promise<Instructor> => {
    requireReadUnlessChanging(ctx, changes);
    const document = await changeDocument(found, {
      expectedRevision,
      decide: ({ email }) => ({
        ...changes,
        ...(endsInvitation(changes, email) ? { invitation: null } : {}),
      }),
      write: writeInstructor,
      reload: () => requireStoredInstructor(found._id.toString()),
    });
    const instructor = toInstructor(document);
    if (found.name !== instructor.name) {
      await lockInstructorName(instructor.id);
      await instructorRenamed({ ctx, id: instructor.id, name: instructor.name });
    }
    return instructor;
  },
});
