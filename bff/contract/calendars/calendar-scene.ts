import { beforeAll, expect } from 'vitest';
import { aBooking, aPersonalisedCourse, anAdmin, good, type Member } from '../builders.ts';
import { parseCalendar } from '../calendar-files.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';

export const uidOf = (id: string) => `${id}@localhost`;

/** As calendars write an instant. */
export const inSeconds = (instant: Date | string | null) =>
  new Date(Math.floor(Number(new Date(instant ?? '')) / 1_000) * 1_000);

/** The server, an admin, and a course of personalised classes. */
export const useCalendars = () => {
  const server = useTestServer({ MAX_ACTIVE_ENROLMENTS: '1000' });
  const surface = () => ({ url: server.url, connect: connectGraphql });
  const apiOf = ({ token }: { token: string }) => connectGraphql(server.url, token);
  let admin: Member;
  let courseId: string;

  beforeAll(async () => {
    admin = await anAdmin(surface());
    courseId = (await aPersonalisedCourse({ location: 'Polígono Sur' })).id;
  });

  const aLink = async (member: Member, kind = 'student') =>
    new URL(good(await apiOf(member).createCalendarLink({ kind })).link).pathname;

  const fetchFrom = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}${path}`, { headers });

  const read = async (path: string) => {
    const response = await fetchFrom(path);
    expect(response.status).toBe(200);
    return parseCalendar(await response.text());
  };

  return {
    server,
    surface,
    apiOf,
    staff: () => apiOf(admin),
    courseId: () => courseId,
    book: async (member: Member) => good(await apiOf(member).enrol(aBooking(courseId))).id,
    aLink,
    fetchFrom,
    read,
    eventOf: async (path: string, id: string) =>
      (await read(path)).events.find(({ uid }) => uid === uidOf(id)),
  };
};
