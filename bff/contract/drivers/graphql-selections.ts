import {
  buildSchema,
  getNamedType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLOutputType,
} from 'graphql';
import { courseResponse } from '../../src/features/courses/course.responses.ts';
import { sdl } from '../../src/graphql/sdl.ts';

/** For programs that follow changes; tests of their own read them. */
const FOR_SYNC = new Set(['revision', 'updatedAt', 'asOf']);

const fieldNames = (name: string) => {
  const type = buildSchema(sdl).getType(name);
  return isObjectType(type) ? Object.keys(type.getFields()) : [];
};

/** The fields of GraphQL that REST does not have; `Course.*` and `Enrolment.*` are for staff. */
const NOT_BY_REST = {
  Course: fieldNames('Course').filter((field) => !(field in courseResponse.entries) && !FOR_SYNC.has(field)),
  Enrolment: [
    'startsAt',
    'cancellation',
    'offerUntil',
    'laneId',
    'user',
    'licence',
    'ageMissed',
    'earlyReason',
    'arrivedAt',
    'completableFrom',
    'isPaid',
    'owed',
    'shortages',
    'deposit',
  ],
  User: ['ageMissed', 'points', 'usesMoney', 'usesFirearms', 'deletion', 'staffRole', 'isEmailUnreachable'],
  Instructor: ['hasAccount', 'invitedUntil'],
  PointsTransaction: ['code', 'handedOutAt', 'discount'],
  Health: ['sendsMail', 'sendsMessages'],
};

const coordinates = (type: keyof typeof NOT_BY_REST) => NOT_BY_REST[type].map((field) => `${type}.${field}`);
const LEFT_OUT = new Set(Object.keys(NOT_BY_REST).flatMap((type) => coordinates(type as 'User')));

const FOR_STAFF = [...coordinates('Course'), ...coordinates('Enrolment')];

/** Which of the fields that REST does not have a method returns. */
const ADDED: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    [
      'acceptOffer',
      'agenda',
      'armoury',
      'assignInstructor',
      'callOffCourse',
      'cancelEnrolments',
      'completeEnrolments',
      'confirmEnrolments',
      'correctAttendance',
      'courseSeries',
      'createCourse',
      'deactivateCourse',
      'duplicateCourse',
      'enrolStudent',
      'enrolments',
      'heldPlaces',
      'markArrivals',
      'markNoShows',
      'releasePlaces',
      'repeatCourse',
      'rescheduleEnrolment',
      'roster',
      'takeBackEnrolments',
      'staffCourse',
      'staffEnrolment',
      'transferTargets',
      'undoCallOff',
      'updateCourse',
      'updateCourses',
    ].map((method) => [method, FOR_STAFF]),
  ),
  allUsers: ['User.points'],
  instructor: coordinates('Instructor'),
  moneyAccount: ['Enrolment.owed'],
  myRedemptions: coordinates('PointsTransaction'),
  requestDeletion: ['User.deletion'],
  settleDeletion: ['User.deletion'],
  user: ['User.ageMissed', 'User.points', 'User.staffRole'],
  withdrawDeletion: ['User.deletion'],
};

const needsNoArgument = ({ args }: GraphQLField<unknown, unknown>) =>
  args.every(({ type, defaultValue }) => !isNonNullType(type) || defaultValue !== undefined);

const select = (type: GraphQLOutputType, added: readonly string[]): string => {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter((field) => {
    const coordinate = `${named.name}.${field.name}`;
    return (
      needsNoArgument(field) &&
      !FOR_SYNC.has(field.name) &&
      (!LEFT_OUT.has(coordinate) || added.includes(coordinate))
    );
  });
  const inner = named.name in NOT_BY_REST ? [] : added;
  return `{ ${fields.map((field) => `${field.name} ${select(field.type, inner)}`).join(' ')} }`;
};

/** Every field of the type that a method returns, at every depth. */
export const selectionOf = (type: GraphQLOutputType, method: string) => select(type, ADDED[method] ?? []);
