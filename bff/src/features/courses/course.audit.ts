import type { AuditSubject } from '#domain/audit/audit.ts';
import type { Course } from '#domain/courses/course.ts';
import type { Audit } from '../../operation/operation.ts';
import type { Authenticated } from '../../operation/access.ts';
import { changedFields } from '../../operation/audited.ts';
import { toCourse, type CourseDocument } from './course.model.ts';

export const auditedCourse = ({ id, name }: Pick<Course, 'id' | 'name'>): AuditSubject => ({
  type: 'course',
  id,
  label: name,
});

export const courseAudit = <Input>(action: string): Audit<Authenticated, CourseDocument, Input, Course> => ({
  action,
  about: (_, { subject }) => auditedCourse(toCourse(subject)),
  changes: changedFields(toCourse),
});
