import * as v from 'valibot';
import { SCHEDULE_POLICIES } from '#domain/schedule/schedule.ts';
import { named } from '../../rest/response-schemas.ts';
import { get, tagged } from '../../rest/route.ts';
import { getAvailability } from './availability.operations.ts';

const availabilityResponse = named('Availability', {
  policy: v.picklist(SCHEDULE_POLICIES),
  timeZone: v.string(),
  durationMinutes: v.pipe(v.number(), v.integer()),
  dependsOnWeapons: v.boolean(),
  instructors: v.array(v.object({ id: v.string(), name: v.string() })),
  days: v.array(v.object({ day: v.string(), times: v.array(v.string()) })),
});

export const availabilityRoutes = tagged(
  { name: 'Schedule', description: 'When the academy can be booked.' },
  [
    get('/api/courses/:courseId/availability', getAvailability, {
      summary: 'Free times of a course',
      isStrict: true,
      flags: ['has_weapon_ammo'],
      lists: ['weapons'],
      response: availabilityResponse,
      errors: ['UNAUTHENTICATED', 'TOO_LARGE'],
      example: {
        policy: 'suggest',
        timeZone: 'America/Argentina/Buenos_Aires',
        durationMinutes: 60,
        dependsOnWeapons: false,
        instructors: [{ id: '65f000000000000000000005', name: 'Roberto Aguirre' }],
        days: [{ day: '2035-03-10', times: ['09:00', '10:00'] }],
      },
    }),
  ],
);
