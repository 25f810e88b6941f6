import { TZDate } from '@date-fns/tz';
import { addMinutes, formatISO } from 'date-fns';
import { academy } from '../academy.ts';
import { classDayAndTime } from '../dates/date-text.ts';
import { priceText } from '../texts/money.ts';
import type { PageHead } from '../public-pages.ts';
import type { Course } from './course.ts';

const DESCRIPTION_MAX = 300;

const shortened = (text: string) =>
  text.length <= DESCRIPTION_MAX ? text : `${text.slice(0, DESCRIPTION_MAX - 1).trimEnd()}…`;

/** `2026-12-05T10:00:00-03:00` */
const withOffset = (instant: Date) => formatISO(new TZDate(instant, academy.timeZone));

type Offered = {
  course: Course;
  /** The date before the last move. */
  previousDate: Date | null;
  /** Null for no limit. */
  placesLeft: number | null;
  url: string;
  origin: string;
  picture: string;
};

const offerOf = ({ course: { price }, placesLeft, url }: Offered) => ({
  '@type': 'Offer',
  category: 'Paid',
  price: price.toFixed(2),
  priceCurrency: 'ARS',
  availability: `https://schema.org/${placesLeft === 0 ? 'SoldOut' : 'InStock'}`,
  url,
});

const organisation = (origin: string) => ({
  '@type': 'Organization',
  name: academy.name,
  url: `${origin}/`,
  telephone: academy.contact.phone,
});

const described = ({ course: { name, description }, url, picture }: Offered) => ({
  '@context': 'https://schema.org',
  name,
  description,
  url,
  image: [picture],
});

const statusOf = ({ course: { callOff }, previousDate }: Offered) => {
  if (callOff) return { eventStatus: 'https://schema.org/EventCancelled' };
  if (!previousDate) return { eventStatus: 'https://schema.org/EventScheduled' };
  return {
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: withOffset(previousDate),
  };
};

/** Where the course is. The address of the academy is another place. */
const placeOf = ({ location }: Course) => {
  const address = Object.hasOwn(academy.addresses, location) ? academy.addresses[location] : undefined;
  return { '@type': 'Place', name: location, ...(address === undefined ? {} : { address }) };
};

/** https://schema.org/EducationEvent */
const eventData = (offered: Offered, startDate: Date, isOffered: boolean) => ({
  ...described(offered),
  '@type': 'EducationEvent',
  startDate: withOffset(startDate),
  endDate: withOffset(addMinutes(startDate, offered.course.durationMinutes)),
  ...statusOf(offered),
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: placeOf(offered.course),
  organizer: organisation(offered.origin),
  ...(isOffered ? { offers: offerOf(offered) } : {}),
});

/** https://schema.org/Course */
const courseData = (offered: Offered, isOffered: boolean) => ({
  ...described(offered),
  '@type': 'Course',
  provider: organisation(offered.origin),
  ...(isOffered ? { offers: offerOf(offered) } : {}),
  hasCourseInstance: {
    '@type': 'CourseInstance',
    courseMode: 'Onsite',
    courseWorkload: `PT${offered.course.durationMinutes}M`,
    location: placeOf(offered.course),
  },
});

/** The head of the page of a course that visitors see. Past courses are not for search engines. */
export const coursePageHead = (offered: Offered, now: Date): PageHead => {
  const { name, description, location, price, scheduledDate, callOff } = offered.course;
  const isPast = scheduledDate !== null && scheduledDate <= now;
  const offer = offered.placesLeft === 0 ? 'Completo' : priceText(price);
  const facts = [
    ...(callOff ? ['Suspendido por la academia'] : []),
    ...(scheduledDate ? [classDayAndTime(scheduledDate, academy.timeZone)] : []),
    location,
    ...(isPast || callOff ? [] : [offer]),
  ];
  const isOffered = !isPast && !callOff;
  return {
    title: name,
    description: shortened([`${facts.join(' · ')}.`, description].filter(Boolean).join(' ')),
    isIndexed: !isPast,
    picture: offered.picture,
    data: scheduledDate ? eventData(offered, scheduledDate, isOffered) : courseData(offered, isOffered),
  };
};
