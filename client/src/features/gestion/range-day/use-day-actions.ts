import { notify } from '../../../components/feedback/notify.ts';
import { useWrite } from '../../../components/queries/use-write.ts';
import type { DayStudent_StudentFragment, DayWeapon_HandOutFragment } from '../../../gql/graphql.ts';
import { useEnrolmentActions } from '../enrolments/use-enrolment-actions.ts';
import { HAND_OUT } from '../firearms/hand-out.mutation.ts';
import { useStaffAccess } from '../frame/staff-access.tsx';
import { RECORD_ATTENDANCE } from '../teaching/attendance.mutation.ts';

const FAILED = 'No pudimos guardar los cambios. Revisa tu conexión y vuelve a intentar.';

export type FreeFirearm = { id: string; make: string; serial: string; model: string };
export type Proposal = { model: string; rounds: number; firearm: FreeFirearm | null };

/** What a dialog is open for. */
export type Opened =
  | { what: 'handOut'; student: DayStudent_StudentFragment; proposal: Proposal | null }
  | { what: 'takeBack'; handOut: DayWeapon_HandOutFragment };

type Attendance = 'PRESENT' | 'ABSENT' | 'EXPECTED';

type Completed = { enrolmentId: string; name: string; isArmed: boolean };
type OfClass = { startsAt: string; completableFrom: string };

type Options = {
  onChanged: () => void;
  open: (what: Opened) => void;
  openEnrolment: (id: string) => void;
};

export type DayActions = ReturnType<typeof useDayActions>;

/** What staff does on the day. The desk acts on enrolments, an instructor on those of own classes. */
export const useDayActions = ({ onChanged, open, openEnrolment }: Options) => {
  const may = useStaffAccess();
  const enrolments = useEnrolmentActions(onChanged);
  const { write, isBusy } = useWrite(FAILED);
  const isDesk = may('Mutation.completeEnrolments');
  const mayRecord = isDesk || may('Mutation.recordAttendance');

  const record = async (ids: string[], attendance: Attendance) => {
    const data = await write(RECORD_ATTENDANCE, { ids, attendance });
    const [error] = data?.recordAttendance?.flatMap((outcome) => outcome.error ?? []) ?? [];
    if (error) notify.error(error.message);
    if (data) onChanged();
  };

  const complete = async (students: readonly Completed[], time: OfClass) => {
    const ids = students.map(({ enrolmentId }) => enrolmentId);
    if (!isDesk) return record(ids, 'PRESENT');
    await enrolments.complete(
      students.map(({ enrolmentId: id, name, isArmed }) => ({ id, label: name, isArmed, ...time })),
    );
  };

  const handOut = async (
    { enrolmentId, name }: DayStudent_StudentFragment,
    { firearm, rounds }: Proposal,
  ) => {
    if (!firearm) return;
    const data = await write(HAND_OUT, { firearmId: firearm.id, enrolmentId, rounds });
    if (!data?.handOutFirearm) return;
    notify.success(`${firearm.make} ${firearm.serial}: entregada a ${name}`);
    onChanged();
  };

  return {
    enrolments,
    isBusy: isBusy || enrolments.isBusy,
    isInert: enrolments.isInert,
    mayMark: may('Mutation.markArrivals'),
    mayRecord,
    mayHandOut: may('Mutation.handOutFirearm'),
    /** Only the desk has a reason to give. */
    mayCompleteEarly: isDesk,
    openEnrolment: isDesk ? openEnrolment : null,
    open,
    handOut,
    complete,
    arrive: (ids: readonly string[], isPresent: boolean) => enrolments.run('arrive', ids, { isPresent }),
    absent: (id: string) => (isDesk ? enrolments.run('noShow', [id], {}) : record([id], 'ABSENT')),
    takeBack: (id: string) => (isDesk ? enrolments.run('takeBack', [id], {}) : record([id], 'EXPECTED')),
  };
};
