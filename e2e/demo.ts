import { seedDemo } from '../bff/demo/seed.ts';
import { aClassToday, anInstructor, aStaffMember } from '../bff/contract/builders.ts';
import { connectGraphql } from '../bff/contract/drivers/graphql.ts';
import type { TestServer } from '../bff/contract/harness.ts';
import { systemContext } from '../bff/src/operation/context.ts';
import { openSession } from '../bff/src/features/auth/sessions/session.ts';
import { CourseModel } from '../bff/src/features/courses/course.model.ts';
import { recordRequest } from '../bff/src/features/deletions/deletion.store.ts';
import { UserModel } from '../bff/src/features/users/user.model.ts';
import { aPendingStudent, anAdmin } from './accounts.ts';

/** What an address of a table stands for. */
export type DemoIds = Record<':course' | ':running' | ':person' | ':asking' | ':instructor', string>;

/** The demo academy, with a session of each kind of user and what the tables of pages and dialogs are about. */
export const withDemo = async (server: TestServer) => {
  const ctx = systemContext(server.deps);
  if (!(await UserModel.exists({ firstName: 'Lucía' }))) await seedDemo(ctx);
  const [course, person, requester] = await Promise.all([
    CourseModel.findOne({ name: 'Escopeta Deportiva' }).orFail().lean(),
    UserModel.findOne({ firstName: 'Lucía' }).orFail().lean(),
    UserModel.findOne({ firstName: 'Martín' }).orFail().lean(),
  ]);
  await recordRequest(String(requester._id), { at: new Date() });
  const { accessToken: student } = await openSession(ctx, {
    userId: String(person._id),
    via: 'password',
    generations: {},
  });
  const { token: admin } = await anAdmin(server);
  const { token: pending } = await aPendingStudent(server);
  const surface = { url: server.url, connect: connectGraphql };
  const instructor = await aStaffMember(surface, 'instructor');
  const { course: running } = await aClassToday(instructor, surface);
  const ids: DemoIds = {
    ':course': String(course._id),
    ':running': running.id,
    ':person': String(person._id),
    ':asking': String(requester._id),
    ':instructor': (await anInstructor()).id,
  };
  return { ids, tokens: { admin, student, pending, instructor: instructor.token } };
};

export const addressOf = (at: string, ids: DemoIds) =>
  at.replace(/:\w+/, (name) => ids[name as keyof DemoIds]);
