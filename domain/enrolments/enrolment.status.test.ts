import { expect, it } from 'vitest';
import {
  ENROLMENT_STATUSES,
  canChangeStatus,
  isActiveStatus,
  isLiveStatus,
  type EnrolmentStatus,
} from './enrolment.status.ts';

const ALLOWED = ['pending→confirmed', 'pending→cancelled', 'confirmed→completed', 'confirmed→cancelled'];
const PAIRS = ENROLMENT_STATUSES.flatMap((from) =>
  ENROLMENT_STATUSES.map((to): [EnrolmentStatus, EnrolmentStatus] => [from, to]),
);

it.each(PAIRS)('from %s to %s', (from, to) => {
  expect(canChangeStatus(from, to)).toBe(ALLOWED.includes(`${from}→${to}`));
});

it.each<[EnrolmentStatus, boolean, boolean]>([
  ['pending', true, true],
  ['confirmed', true, true],
  ['completed', false, true],
  ['cancelled', false, false],
])('%s: active %s, live %s', (status, active, live) => {
  expect([isActiveStatus(status), isLiveStatus(status)]).toEqual([active, live]);
});
