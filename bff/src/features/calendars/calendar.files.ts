import { courseEvent } from '#domain/calendars/calendar-events.ts';
import { systemContext, type Deps } from '../../operation/context.ts';
import { getCourse } from '../courses/course.operations.ts';
import { findCalendarOwner } from './calendar-link.store.ts';
import { readCalendar } from './calendar.feeds.ts';
import { calendarText } from './calendar.text.ts';

export const calendarReaders = (deps: Deps) => ({
  ofCourse: async (id: string) => {
    const course = await getCourse(systemContext(deps), { id });
    const event = courseEvent({ course, path: `/courses/${course.id}` });
    if (!event) return null;
    const { publicUrl } = deps;
    return calendarText({ name: course.name, events: [event], publicUrl, isPrivate: false });
  },
  ofLink: async (secret: string) => {
    const ctx = systemContext(deps);
    const owner = await findCalendarOwner(secret, ctx.now);
    const calendar = owner && (await readCalendar(ctx, owner));
    return calendar && calendarText({ ...calendar, publicUrl: deps.publicUrl });
  },
});
