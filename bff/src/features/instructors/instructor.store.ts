import DataLoader from 'dataloader';
import type { AuditSubject } from '#domain/audit/audit.ts';
import type { WorkingInstructor } from '#domain/schedule/slot-input.ts';
import type { Instructor, NamedInstructor } from '#domain/instructors/instructor.ts';
import { messages } from '#domain/messages.ts';
import type { Ctx } from '../../operation/context.ts';
import { writerOf } from '../../operation/change-document.ts';
import { finderById, requireById } from '../../operation/find-by-id.ts';
import { invalidField, toId } from '../../operation/input.ts';
import { repeatable } from '../../operation/keyed-request.ts';
import { perRequest } from '../../operation/per-request.ts';
import { InstructorModel, toInstructor, type InstructorDocument } from './instructor.model.ts';
import { lock } from '../../database/transaction.ts';

const instructorsById = finderById(InstructorModel, toInstructor);

const loader = perRequest(() => new DataLoader(instructorsById));

export const instructorOf = (ctx: Ctx, id: string | null) => {
  const known = toId(id);
  return known === null ? null : loader(ctx).load(known);
};

export const requireStoredInstructor = requireById<InstructorDocument>(
  InstructorModel,
  'INSTRUCTOR_NOT_FOUND',
);

/** Resolves an instructor field. Null stays null. Unknown and inactive instructors are rejected. */
export const requireActiveInstructor = async (ctx: Ctx, id: string | null | undefined) => {
  if (id === null || id === undefined) return null;
  const instructor = await instructorOf(ctx, id);
  if (!instructor)
    throw invalidField('instructorId', {
      reason: 'INSTRUCTOR_UNKNOWN',
      message: messages.instructorNotFound,
    });
  if (!instructor.isActive)
    throw invalidField('instructorId', {
      reason: 'INSTRUCTOR_INACTIVE',
      message: messages.instructorInactive,
    });
  return instructor;
};

const MAX_WORKING = 500;

/** What decides when active instructors can teach. */
export const listWorkingInstructors = async (): Promise<(WorkingInstructor & NamedInstructor)[]> => {
  const found = await InstructorModel.find({ isActive: true }, { name: 1, workingHours: 1, absences: 1 })
    .limit(MAX_WORKING)
    .lean();
  return found.map(({ _id, name, workingHours = [], absences = [] }) => ({
    id: _id.toString(),
    name,
    workingHours,
    absences,
  }));
};

/** For writes that copy the name, and for its correction. */
export const lockInstructorName = (id: string) => lock(`instructor:${id}`);

export const auditedInstructor = ({ id, name }: Pick<Instructor, 'id' | 'name'>): AuditSubject => ({
  type: 'instructor',
  id,
  label: name,
});

const accountOf = (document: InstructorDocument) => ({
  hasAccount: document.accountKey !== document._id.toString(),
  invitedUntil: document.invitation?.expiresAt ?? null,
});

const accountsById = finderById(InstructorModel, accountOf);

/** For staff: whether an instructor has an account, or is invited to have one. */
export const accountLoader = perRequest(() => new DataLoader(accountsById));

export const writeInstructor = writerOf(InstructorModel);

export const repeatOfInstructor = repeatable(InstructorModel, toInstructor);
