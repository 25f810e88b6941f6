import type { ClassAnswer } from '#domain/mail/class-links.ts';
import { aCourse } from '../bff/contract/builders.ts';
import type { TestServer } from '../bff/contract/harness.ts';
import { answerLinks } from '../bff/src/features/enrolments/enrolment.link.ts';
import { EnrolmentModel, type EnrolmentDocument } from '../bff/src/features/enrolments/enrolment.model.ts';
import { aStudent } from './accounts.ts';
import { enrolmentIn } from './training.ts';

/** A student's class, and the links that a message about it has. */
export const aLinkedClass = async (
  server: TestServer,
  course: Parameters<typeof aCourse>[0],
  stored: Partial<EnrolmentDocument> = {},
) => {
  const { token, user } = await aStudent(server);
  const { id: courseId } = await aCourse(course);
  const { id } = await enrolmentIn(server, { token, courseId, stored });
  const enrolment = await EnrolmentModel.findById(id).orFail().lean();
  const linkTo = (answer: ClassAnswer) => {
    const [link] = answerLinks(server.deps, { enrolment, email: user.email, answers: [answer] });
    const { pathname, search } = new URL(link?.href ?? 'none:');
    return `${pathname}${search}`;
  };
  return { id, token, linkTo };
};
