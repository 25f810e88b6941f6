import { beforeAll, expect } from 'vitest';
import { aBooking, aPersonalisedCourse, anAdmin, good, type GraphqlMember } from '../builders.ts';
import { parseCalendar } from '../calendar-files.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';

export const uidOf = (id: string) => `${id}@localhost`;

/** As calendars write an instant. */
export const inSeconds = (instant: Date | string | null) =>
  new Date(Math.floor(Number(new Date(instant ?? '')) / 1_000) * 1_000);

/** The server, an admin, and a course of personalised classes. */
export const useCalendars = () => {
  const server = useTestServer({ MAX_ACTIVE_ENROLMENTS: '1000' });
  const apiOf = ({ token }: { token: string }) => connectGraphql(server.url, token);
  const admin = useBuilt(() => anAdmin(server));
  let courseId: string;

  beforeAll(async () => {
    courseId = (await aPersonalisedCourse({ location: 'Polígono Sur' })).id;
  });

  const aLink = async (member: GraphqlMember, kind = 'student') =>
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
    apiOf,
    staff: () => apiOf(admin),
    courseId: () => courseId,
    book: async (member: GraphqlMember) => good(await apiOf(member).enrol(aBooking(courseId))).id,
    aLink,
    fetchFrom,
    read,
    eventOf: async (path: string, id: string) =>
      (await read(path)).events.find(({ uid }) => uid === uidOf(id)),
  };
};
