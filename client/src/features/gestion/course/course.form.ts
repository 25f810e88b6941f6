import type * as v from 'valibot';
import { DURATION_MINUTES, type courseFormSchema } from '#domain/courses/course.schema.ts';
import { pesosInField, typedPesos } from '#domain/texts/money.ts';
import {
  NO_DAY_AND_TIME,
  toDayAndTime,
  toInstantText,
  type DayAndTime,
} from '../../../components/pickers/day-and-time.ts';
import { cluPolicies, courseTypes, enumName } from '../../../components/records/enums.ts';
import type { CourseForm_CourseFragment, CluPolicy, CourseType } from '../../../gql/graphql.ts';

/** The field values. */
export type CourseValues = {
  name: string;
  description: string;
  location: string;
  courseType: CourseType;
  scheduledDate: DayAndTime;
  price: string;
  pointsValue: string;
  capacity: string;
  durationMinutes: string;
  instructorId: string;
  cluPolicy: CluPolicy;
  offerHours: string;
  depositPercent: string;
  issuesCertificate: boolean;
  isActive: boolean;
};

type CourseInput = v.InferOutput<typeof courseFormSchema>;

export const EMPTY_COURSE: CourseValues = {
  name: '',
  description: '',
  location: '',
  courseType: 'GRUPAL',
  scheduledDate: NO_DAY_AND_TIME,
  price: '',
  pointsValue: '0',
  capacity: '',
  durationMinutes: String(DURATION_MINUTES.default),
  instructorId: '',
  cluPolicy: 'WARN',
  offerHours: '',
  depositPercent: '',
  issuesCertificate: false,
  isActive: true,
};

const typedNumber = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

const optionalNumber = (text: string) => (text.trim() === '' ? null : typedNumber(text));

const optionalText = (value: number | null) => (value === null ? '' : String(value));

/** Converts a course to field values. */
export const toCourseValues = (course: CourseForm_CourseFragment): CourseValues => ({
  name: course.name,
  description: course.description,
  location: course.location,
  courseType: course.courseType,
  scheduledDate: toDayAndTime(course.scheduledDate),
  price: pesosInField(course.price),
  pointsValue: String(course.pointsValue),
  capacity: optionalText(course.capacity),
  durationMinutes: String(course.durationMinutes),
  instructorId: course.instructor?.id ?? '',
  cluPolicy: course.cluPolicy,
  offerHours: optionalText(course.offerHours),
  depositPercent: optionalText(course.depositPercent),
  issuesCertificate: course.issuesCertificate,
  isActive: course.isActive,
});

/** Converts field values to the input of `courseFormSchema`. A personalised course has no date and no capacity. */
export const prepareCourse = (values: CourseValues) => {
  const isGroup = values.courseType === 'GRUPAL';
  return {
    ...values,
    description: values.description.replace(/\s*[\r\n]+\s*/g, ' '),
    courseType: courseTypes[values.courseType].value,
    scheduledDate: isGroup ? toInstantText(values.scheduledDate) : null,
    price: typedPesos(values.price),
    pointsValue: typedNumber(values.pointsValue),
    capacity: isGroup ? optionalNumber(values.capacity) : null,
    durationMinutes: typedNumber(values.durationMinutes),
    instructorId: values.instructorId || null,
    cluPolicy: cluPolicies[values.cluPolicy].value,
    offerHours: isGroup ? optionalNumber(values.offerHours) : null,
    depositPercent: optionalNumber(values.depositPercent),
  };
};

export const toCourseInput = ({ courseType, cluPolicy, ...course }: CourseInput) => ({
  ...course,
  courseType: enumName(courseTypes, courseType),
  cluPolicy: enumName(cluPolicies, cluPolicy ?? 'warn'),
});

/** The changed fields. The type of a course never changes. */
export const changedFields = (
  { courseType: _type, ...now }: ReturnType<typeof toCourseInput>,
  before: ReturnType<typeof toCourseInput>,
) => {
  const entries = Object.entries(now) as [keyof typeof now, unknown][];
  return Object.fromEntries(entries.filter(([field, value]) => value !== before[field])) as Partial<
    typeof now
  >;
};
