import { TZDate } from '@date-fns/tz';
import { addMinutes, formatISO } from 'date-fns';
import { academy } from '../academy.ts';
import { longDayAndTime } from '../dates/date-text.ts';
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
  /** Null for no limit. */
  placesLeft: number | null;
  url: string;
  origin: string;
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

const described = ({ course: { name, description }, url, origin }: Offered) => ({
  '@context': 'https://schema.org',
  name,
  description,
  url,
  image: [`${origin}/icon-512.png`],
});

/** https://schema.org/EducationEvent */
const eventData = (offered: Offered, startDate: Date, isPast: boolean) => ({
  ...described(offered),
  '@type': 'EducationEvent',
  startDate: withOffset(startDate),
  endDate: withOffset(addMinutes(startDate, offered.course.durationMinutes)),
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: { '@type': 'Place', name: offered.course.location, address: academy.contact.address },
  organizer: organisation(offered.origin),
  ...(isPast ? {} : { offers: offerOf(offered) }),
});

/** https://schema.org/Course */
const courseData = (offered: Offered) => ({
  ...described(offered),
  '@type': 'Course',
  provider: organisation(offered.origin),
  offers: offerOf(offered),
  hasCourseInstance: {
    '@type': 'CourseInstance',
    courseMode: 'Onsite',
    courseWorkload: `PT${offered.course.durationMinutes}M`,
    location: { '@type': 'Place', name: offered.course.location, address: academy.contact.address },
  },
});

/** The head of an active course's page. Past courses are not for search engines. */
export const coursePageHead = (offered: Offered, now: Date): PageHead => {
  const { name, description, location, price, scheduledDate } = offered.course;
  const isPast = scheduledDate !== null && scheduledDate <= now;
  const facts = [
    ...(scheduledDate ? [longDayAndTime(scheduledDate, academy.timeZone)] : []),
    location,
    ...(isPast ? [] : [offered.placesLeft === 0 ? 'Completo' : priceText(price)]),
  ];
  return {
    title: name,
    description: shortened([`${facts.join(' · ')}.`, description].filter(Boolean).join(' ')),
    isIndexed: !isPast,
    data: scheduledDate ? eventData(offered, scheduledDate, isPast) : courseData(offered),
  };
};
