import { ownWeaponLabel } from '#domain/firearms/own-weapon.ts';
import type {
  DayStudent_StudentFragment,
  DayWeapon_HandOutFragment,
  OwnWeapon_WeaponFragment,
} from '../../../gql/graphql.ts';
import { useEnrolmentActions, useInertRows } from '../enrolments/use-enrolment-actions.ts';
import { useStaffAccess } from '../frame/staff-access.tsx';
import type { Brought, Done, FreeFirearm, Mark } from './day-state.ts';
import type { KeptDay } from './use-kept-day.ts';

export type Proposal = { model: string; rounds: number; firearm: FreeFirearm | null };

/** What a dialog is open for. */
export type Opened =
  | { what: 'handOut'; student: DayStudent_StudentFragment; proposal: Proposal | null }
  | { what: 'takeBack' | 'annul'; handOut: DayWeapon_HandOutFragment }
  | { what: 'ownIn'; student: DayStudent_StudentFragment };

export type Marked = Pick<DayStudent_StudentFragment, 'enrolmentId' | 'name'>;

type Completed = Marked & { isArmed: boolean };
type OfClass = { startsAt: string; completableFrom: string };

type HandedOut = { firearm: FreeFirearm; rounds: number; instructor: { id: string; name: string } | null };
type Returned = { rounds?: number | null; roundsLeft?: number | null; workshopReason?: string | null };

type Options = {
  kept: KeptDay;
  open: (what: Opened) => void;
  openEnrolment: (id: string) => void;
};

export type DayActions = ReturnType<typeof useDayActions>;

/** What staff does on the day: it is kept on this phone, shown at once, and sent in its order. */
export const useDayActions = ({ kept, open, openEnrolment }: Options) => {
  const may = useStaffAccess();
  const enrolments = useEnrolmentActions(() => void kept.refresh());
  const { makeInert, isInert } = useInertRows();
  const isDesk = may('Mutation.completeEnrolments');
  const unsent = new Set(kept.state?.queue.map(({ enrolmentId }) => enrolmentId));

  const perform = async (done: readonly Done[]) => {
    makeInert(done.flatMap(({ enrolmentId }) => enrolmentId ?? []));
    return kept.perform(done);
  };

  const mark = (what: Mark, students: readonly Marked[], reason: string | null = null) =>
    perform(students.map(({ enrolmentId, name }) => ({ what, enrolmentId, name, reason })));

  const complete = async (students: readonly Completed[], time: OfClass) => {
    const rows = students.map(({ enrolmentId: id, name, isArmed }) => ({
      id,
      label: name,
      isArmed,
      ...time,
    }));
    const reason = isDesk ? await enrolments.askReason(rows) : undefined;
    if (reason !== null) await mark('complete', students, reason);
  };

  const handedOut = ({ enrolmentId, name }: Marked, given: HandedOut): Done => ({
    what: 'handOut',
    enrolmentId,
    name,
    ...given,
  });

  return {
    enrolments,
    isInert: (id: string) => isInert(id) || enrolments.isInert(id),
    isUndecided: (enrolmentId: string) =>
      kept.state?.data.rangeDay?.openReports.some((report) => report.enrolmentId === enrolmentId) ?? false,
    isUnsent: (enrolmentId: string) => kept.isAway && unsent.has(enrolmentId),
    mayMark: may('Mutation.markArrivals'),
    mayRecord: isDesk || may('Mutation.recordAttendance'),
    mayHandOut: may('Mutation.handOutFirearm'),
    /** Only the desk has a reason to give. */
    mayCompleteEarly: isDesk,
    openEnrolment: isDesk ? openEnrolment : null,
    open,
    complete,
    arrive: (students: readonly Marked[], isPresent: boolean) =>
      mark(isPresent ? 'arrive' : 'unmark', students),
    absent: (student: Marked) => mark('absent', [student]),
    takeBack: (student: Marked) => mark('undo', [student]),
    handOut: (student: Marked, { firearm, rounds }: Proposal) =>
      firearm ? perform([handedOut(student, { firearm, rounds, instructor: null })]) : undefined,
    submitHandOut: (student: Marked, given: HandedOut) => kept.submit(handedOut(student, given)),
    submitOwnWeapon: ({ enrolmentId, name }: Marked, weapon: Brought) =>
      kept.submit({ what: 'ownIn', enrolmentId, name, weapon }),
    releaseOwnWeapon: (weapon: OwnWeapon_WeaponFragment, enrolmentId: string | null) =>
      perform([
        {
          what: 'ownOut',
          enrolmentId,
          name: weapon.studentName,
          ownWeaponId: weapon.id,
          label: ownWeaponLabel(weapon),
        },
      ]),
    submitAnnulment: (
      { id: handOutId, firearmId, label, studentName: name }: DayWeapon_HandOutFragment,
      enrolmentId: string | null,
      reason: string,
    ) => kept.submit({ what: 'annul', enrolmentId, name, handOutId, firearmId, label, reason }),
    submitTakeBack: (
      { id: handOutId, firearmId, label, studentName: name }: DayWeapon_HandOutFragment,
      enrolmentId: string | null,
      { rounds = null, roundsLeft = null, workshopReason = null }: Returned,
    ) =>
      kept.submit({
        what: 'takeBack',
        enrolmentId,
        name,
        handOutId,
        firearmId,
        label,
        rounds,
        roundsLeft,
        workshopReason,
      }),
  };
};
