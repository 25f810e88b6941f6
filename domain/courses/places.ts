import type { Course } from './course.ts';

type Places = Pick<Course, 'capacity' | 'placesTaken'>;

/** Null for no capacity; 0 also if more are enrolled than the present capacity. */
export const placesLeft = ({ capacity, placesTaken }: Places) =>
  capacity === null ? null : Math.max(0, capacity - placesTaken);

/** As far as it is shown. Who gets a seat is decided by the enrolments themselves. */
export const looksFull = (course: Places) => placesLeft(course) === 0;
