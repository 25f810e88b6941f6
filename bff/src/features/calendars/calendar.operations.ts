import { calendarKindSchema } from '#domain/calendars/calendar.schema.ts';
import { CALENDAR_KINDS, type CalendarKind, type CalendarLink } from '#domain/calendars/calendar.ts';
import { changesBetween } from '#domain/audit/audit.ts';
import { enrolmentEvent } from '#domain/calendars/calendar-events.ts';
import { messages } from '#domain/messages.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { authenticated, inPerson, mayAsStaff, staff, type SignedIn } from '../../operation/access.ts';
import { operation } from '../../operation/operation.ts';
import { generationOf } from '../credentials/trust-endings.ts';
import { courseOfEnrolment } from '../courses/course.store.ts';
import { requireOwnEnrolment } from '../enrolments/enrolment.store.ts';
import { instructorOfAccount } from '../instructors/instructor.account.ts';
import {
  auditedStored,
  auditedUser,
  repeatOnUser,
  requireStoredUser,
  requireUser,
  viewOfUser,
} from '../users/user.store.ts';
import { createCalendarSecret, listCalendarLinks, removeCalendarLink } from './calendar-link.store.ts';
import { calendarText } from './calendar.text.ts';

export type NewCalendarLink = { link: string; calendarLink: CalendarLink };

type Detail = { detail: string };

const kindsOf = async (ctx: SignedIn): Promise<CalendarKind[]> => {
  const isInstructor = (await instructorOfAccount(ctx).load(ctx.actor.user.id)) !== null;
  const isPermitted: Record<CalendarKind, boolean> = {
    student: true,
    instructor: isInstructor,
    academy: mayAsStaff(ctx, 'Query.agenda'),
  };
  return CALENDAR_KINDS.filter((kind) => isPermitted[kind]);
};

export const listMyCalendarLinks = operation({
  field: 'Query.myCalendarLinks',
  access: inPerson,
  run: async ({ ctx }): Promise<CalendarLink[]> => {
    const stored = await listCalendarLinks(ctx.actor.user.id);
    const kinds = await kindsOf(ctx);
    return kinds.map(
      (kind) => stored.find((link) => link.kind === kind) ?? { kind, createdAt: null, lastUsedAt: null },
    );
  },
});

const kindField = ({ input: { kind } }: { input: { kind: CalendarKind } }) => changesBetween({}, { kind });

export const createCalendarLink = operation({
  field: 'Mutation.createCalendarLink',
  access: inPerson,
  input: calendarKindSchema,
  audit: {
    action: 'calendarLink.create',
    about: ({ actor }) => auditedUser(actor.user),
    changes: kindField,
  },
  run: async ({ ctx, input: { kind } }): Promise<NewCalendarLink> => {
    const { actor, now, publicUrl } = ctx;
    if (!(await kindsOf(ctx)).includes(kind)) {
      throw new DomainError('ROLE_NOT_PERMITTED', messages.roleNotPermitted);
    }
    const generation = generationOf(actor.generations, 'calendarLinks');
    const secret = await createCalendarSecret({ userId: actor.user.id, kind, createdAt: now, generation });
    return {
      link: `${publicUrl}/calendario/${secret}.ics`,
      calendarLink: { kind, createdAt: now, lastUsedAt: null },
    };
  },
});

export const revokeCalendarLink = operation({
  field: 'Mutation.revokeCalendarLink',
  access: inPerson,
  input: calendarKindSchema,
  audit: {
    action: 'calendarLink.revoke',
    about: ({ actor }) => auditedUser(actor.user),
    changes: kindField,
  },
  run: async ({ ctx: { actor }, input: { kind } }): Promise<Detail> => {
    await removeCalendarLink(actor.user.id, kind);
    return { detail: messages.calendarLinkRevoked };
  },
});

export const listUserCalendarLinks = operation({
  field: 'Query.userCalendarLinks',
  access: staff,
  subject: (_, { userId }) => requireUser(userId),
  view: (_, { subject }) => viewOfUser(subject),
  run: ({ subject: { id } }) => listCalendarLinks(id),
});

export const revokeUserCalendarLink = operation({
  field: 'Mutation.revokeUserCalendarLink',
  access: staff,
  subject: (_, { userId }) => requireStoredUser(userId),
  input: calendarKindSchema,
  repeat: repeatOnUser((): Detail => ({ detail: messages.calendarLinkRevoked })),
  audit: {
    action: 'user.revokeCalendarLink',
    about: (_, { subject }) => auditedStored(subject),
    changes: ({ input: { kind } }) => changesBetween({ calendarLink: kind }, { calendarLink: null }),
  },
  run: async ({ input: { kind }, subject: user }): Promise<Detail> => {
    await removeCalendarLink(user._id.toString(), kind);
    return { detail: messages.calendarLinkRevoked };
  },
});

export const enrolmentCalendar = operation({
  field: 'Query.enrolmentCalendar',
  access: authenticated,
  subject: requireOwnEnrolment,
  run: async ({ ctx, subject: enrolment }): Promise<{ fileName: string; text: string }> => {
    const course = await courseOfEnrolment(ctx, enrolment);
    const event = enrolmentEvent({ enrolment, course, path: '/history' });
    return {
      fileName: 'clase.ics',
      text: calendarText({
        name: course.name,
        events: event ? [event] : [],
        publicUrl: ctx.publicUrl,
      }),
    };
  },
});
