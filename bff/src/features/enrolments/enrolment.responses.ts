import * as v from 'valibot';
import { CLASS_TYPES } from '#domain/enrolments/class-type.ts';
import {
  MAX_AMMO_ROWS,
  bookingEntries,
  boxesFitWeapons,
  enrolSchema,
  groupEnrolmentSchema,
} from '#domain/enrolments/enrolment.schema.ts';
import { ENROLMENT_STATUSES } from '#domain/enrolments/enrolment.status.ts';
import { CALIBERS } from '#domain/weapons/weapon.catalogue.ts';
import { named, picker, restDay, restId, restInstant, textOrNull } from '../../rest/response-schemas.ts';
import { courseResponse, personalisedCourseExample } from '../courses/course.responses.ts';

const ammoRow = { caliber: v.picklist(CALIBERS), quantity: v.pipe(v.number(), v.integer()) };

const priceBreakdownResponse = named('PriceBreakdown', {
  base: v.number(),
  surcharge: v.number(),
  ammo: v.array(named('AmmoCost', { ...ammoRow, unitPrice: v.number(), subtotal: v.number() })),
  total: v.number(),
});

/** Names of the specification that duplicate fields of `course`. */
const courseNames = {
  courses: courseResponse,
  courseName: v.pipe(v.string(), v.description('Name of the course.')),
  courseDate: v.pipe(v.nullable(restInstant), v.description('When the course takes place.')),
};

const ownEntries = {
  id: restId,
  userId: restId,
  courseId: restId,
  status: v.picklist(ENROLMENT_STATUSES),
  scheduledDate: v.nullable(restInstant),
  completionDate: v.nullable(restInstant),
  comingAt: v.nullable(restInstant),
  instructorId: textOrNull,
  instructorName: textOrNull,
  classType: v.nullable(v.picklist(CLASS_TYPES)),
  classDate: v.nullable(restDay),
  classTime: textOrNull,
  weapons: v.nullable(v.array(v.string())),
  hasWeaponAmmo: v.nullable(v.boolean()),
  ammoBoxes: v.nullable(v.array(named('AmmoBox', ammoRow))),
  price: v.number(),
  priceBreakdown: v.nullable(priceBreakdownResponse),
  createdAt: restInstant,
};

export const enrolmentResponse = named('Enrolment', {
  ...ownEntries,
  course: courseResponse,
  ...courseNames,
});

export const enrolmentFields = picker(ownEntries);

export const enrolmentExample: v.InferInput<typeof enrolmentResponse> = {
  id: '65f000000000000000000003',
  userId: '65f000000000000000000004',
  courseId: personalisedCourseExample.id,
  status: 'pending',
  scheduledDate: '2035-03-10T13:30:00.000Z',
  completionDate: null,
  comingAt: null,
  instructorId: null,
  instructorName: null,
  classType: 'sport',
  classDate: '2035-03-10',
  classTime: '10:30',
  weapons: ['carabina-9mm'],
  hasWeaponAmmo: false,
  ammoBoxes: [{ caliber: '9mm', quantity: 2 }],
  price: 136_000,
  priceBreakdown: {
    base: 60_000,
    surcharge: 6_000,
    ammo: [{ caliber: '9mm', quantity: 2, unitPrice: 35_000, subtotal: 70_000 }],
    total: 136_000,
  },
  createdAt: '2035-03-01T12:00:00.000Z',
  course: personalisedCourseExample,
  courses: personalisedCourseExample,
  courseName: personalisedCourseExample.name,
  courseDate: personalisedCourseExample.scheduledDate,
};

const { courseId } = enrolSchema.entries;
const { hasWeaponAmmo: _, ammoBoxes, ...ofBooking } = bookingEntries;

export const enrolmentBodies = [
  v.pipe(
    named('GroupEnrolmentInput', { courseId, ...groupEnrolmentSchema.entries }),
    v.description('A place in a group course.'),
  ),
  v.pipe(
    named('OwnWeaponBookingInput', { courseId, ...ofBooking, hasWeaponAmmo: v.literal(true) }),
    v.description('A personalised class with own weapon and ammunition: `ammo_boxes` is ignored.'),
  ),
  v.pipe(
    named('AcademyWeaponBookingInput', {
      courseId,
      ...ofBooking,
      hasWeaponAmmo: v.literal(false),
      ammoBoxes: v.pipe(v.array(ammoBoxes.item), v.minLength(1), v.maxLength(MAX_AMMO_ROWS)),
    }),
    v.check(boxesFitWeapons),
    v.description('A personalised class with ammunition of the academy, of the calibers of the weapons.'),
  ),
];
