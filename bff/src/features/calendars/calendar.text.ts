import { TZDate } from '@date-fns/tz';
import { addMinutes } from 'date-fns';
import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventClass,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator';
import { tzlib_get_ical_block as timeZoneBlock } from 'timezones-ical-library';
import { academy } from '#domain/academy.ts';
import type { CalendarEvent } from '#domain/calendars/calendar.ts';

const REFRESH_SECONDS = 3_600;

type Attendee = { name: string; email: string };

type Calendar = {
  name: string;
  events: readonly CalendarEvent[];
  publicUrl: string;
  method?: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  attendee?: Attendee | null;
  isPrivate?: boolean;
  timeZone?: string;
};

/** A quoted parameter has no escape for quotes. */
const parameter = (text: string) => text.replaceAll('"', '’');

const invitation = ({ name, email }: Attendee): Partial<ICalEventData> => ({
  organizer: { name: parameter(academy.name), email: academy.contact.email },
  attendees: [{ name: parameter(name), email, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }],
});

const vtimezone = (timeZone: string) => {
  const block = timeZoneBlock(timeZone);
  return Array.isArray(block) ? (block[0] ?? null) : block;
};

export const calendarText = ({
  name,
  events,
  publicUrl,
  method = 'PUBLISH',
  attendee = null,
  isPrivate = true,
  timeZone = academy.timeZone,
}: Calendar) => {
  const { hostname } = new URL(publicUrl);
  const at = (instant: Date) => new TZDate(instant.getTime(), timeZone);
  const calendar = ical({
    name,
    method: ICalCalendarMethod[method],
    prodId: { company: academy.name, product: 'Calendario', language: 'ES' },
    ttl: REFRESH_SECONDS,
    // Without a name of its own: DTSTAMP would be in local time.
    timezone: { name: null, generator: vtimezone },
  });
  for (const event of events) {
    const isCancelled = event.status === 'CANCELLED';
    const url = publicUrl + event.path;
    calendar.createEvent({
      id: `${event.id}@${hostname}`,
      sequence: event.sequence,
      stamp: event.changedAt,
      lastModified: event.changedAt,
      start: at(event.startsAt),
      end: at(addMinutes(event.startsAt, event.durationMinutes)),
      timezone: timeZone,
      summary: isCancelled ? `Cancelada: ${event.summary}` : event.summary,
      location: event.location,
      description: [event.note, url].filter(Boolean).join('\n'),
      url,
      status: ICalEventStatus[event.status],
      transparency: ICalEventTransparency[isCancelled ? 'TRANSPARENT' : 'OPAQUE'],
      ...(isPrivate ? { class: ICalEventClass.PRIVATE } : {}),
      ...(attendee ? invitation(attendee) : {}),
    });
  }
  return calendar.toString();
};
