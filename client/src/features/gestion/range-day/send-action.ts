import type { ApolloClient } from '@apollo/client';
import { messages } from '#domain/messages.ts';
import { errorText, isSessionEnd, isTemporary, isTemporaryCode } from '../../../session/api-error.ts';
import type { Attendance, EnrolmentStatus } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { actionDocuments, type ActionInput, type ActionName } from '../enrolments/enrolment-actions.ts';
import { HAND_OUT, TAKE_BACK } from '../firearms/hand-out.mutation.ts';
import { RECORD_ATTENDANCE } from '../teaching/attendance.mutation.ts';
import type { DayAction, Mark } from './day-state.ts';
import type { SendResult } from './replay.ts';

const RECORD_OWN_WEAPON = graphql(`
  mutation RecordOwnWeapon($input: RecordOwnWeaponInput!) {
    recordOwnWeapon(input: $input) {
      id
      outAt
    }
  }
`);

const RELEASE_OWN_WEAPON = graphql(`
  mutation ReleaseOwnWeapon($input: ReleaseOwnWeaponInput!) {
    releaseOwnWeapon(input: $input) {
      id
      outAt
    }
  }
`);

/** The desk acts on enrolments, an instructor on those of own classes. */
type Sender = { client: ApolloClient; isDesk: boolean };

type OfMark = Extract<DayAction, { what: Mark }>;

const keyed = ({ key }: DayAction) => ({ keyFor: () => key });

type Enrolment = { status: EnrolmentStatus; arrivedAt: string | null };

/** Whether an enrolment is what a mark makes of it. */
const IS_AS_MARKED: Record<Mark, (enrolment: Enrolment) => boolean> = {
  arrive: ({ arrivedAt, status }) => arrivedAt !== null || status === 'COMPLETED',
  unmark: ({ arrivedAt }) => arrivedAt === null,
  absent: ({ status }) => status === 'CANCELLED',
  complete: ({ status }) => status === 'COMPLETED',
  undo: ({ status }) => status !== 'COMPLETED' && status !== 'CANCELLED',
};

const changeEnrolment = async <Name extends ActionName>(
  { client }: Sender,
  action: OfMark,
  [name, given]: readonly [Name, ActionInput[Name]],
) => {
  const input = { ids: [action.enrolmentId ?? ''], ...given };
  const mutation = actionDocuments[name];
  const { data } = await client.mutate({ mutation, variables: { input }, context: keyed(action) });
  const { error = null, enrolment } = data?.outcomes?.[0] ?? {};
  return { error, isOld: Boolean(enrolment && !IS_AS_MARKED[action.what](enrolment)) };
};

const recordAttendance = async ({ client }: Sender, action: OfMark, attendance: Attendance) => {
  const input = { ids: [action.enrolmentId ?? ''], attendance };
  const context = keyed(action);
  const { data } = await client.mutate({ mutation: RECORD_ATTENDANCE, variables: { input }, context });
  const { error = null, attendance: recorded } = data?.recordAttendance?.[0] ?? {};
  return { error, isOld: recorded !== attendance };
};

const sendMark = (sender: Sender, action: OfMark) => {
  const { what, reason } = action;
  if (what === 'arrive' || what === 'unmark') {
    return changeEnrolment(sender, action, ['arrive', { isPresent: what === 'arrive' }]);
  }
  if (!sender.isDesk) {
    const attendance = { absent: 'ABSENT', complete: 'PRESENT', undo: 'EXPECTED' } as const;
    return recordAttendance(sender, action, attendance[what]);
  }
  if (what === 'absent') return changeEnrolment(sender, action, ['noShow', {}]);
  if (what === 'undo') return changeEnrolment(sender, action, ['takeBack', {}]);
  return changeEnrolment(sender, action, ['complete', reason === null ? {} : { reason }]);
};

/** Sends one action with its key. The result says whether it is done, refused or to be sent again. */
export const sendAction = async (sender: Sender, action: DayAction): Promise<SendResult> => {
  const { client } = sender;
  const context = keyed(action);
  try {
    if (action.what === 'handOut') {
      const { firearm, enrolmentId, instructor, rounds } = action;
      const input = {
        firearmId: firearm.id,
        enrolmentId: enrolmentId ?? '',
        instructorId: instructor?.id ?? null,
        rounds,
      };
      const { data } = await client.mutate({ mutation: HAND_OUT, variables: { input }, context });
      const handOut = data?.handOutFirearm;
      return { status: 'sent', createdId: handOut?.id ?? null, isOld: Boolean(handOut?.returnedAt) };
    }
    if (action.what === 'takeBack') {
      const { handOutId: id, rounds, roundsLeft, workshopReason = null } = action;
      const input = { id, rounds, roundsLeft, workshopReason };
      await client.mutate({ mutation: TAKE_BACK, variables: { input }, context });
      return { status: 'sent', createdId: null };
    }
    if (action.what === 'ownIn') {
      const input = { enrolmentId: action.enrolmentId ?? '', ...action.weapon };
      const { data } = await client.mutate({ mutation: RECORD_OWN_WEAPON, variables: { input }, context });
      const weapon = data?.recordOwnWeapon;
      return { status: 'sent', createdId: weapon?.id ?? null, isOld: Boolean(weapon?.outAt) };
    }
    if (action.what === 'ownOut') {
      const input = { id: action.ownWeaponId };
      await client.mutate({ mutation: RELEASE_OWN_WEAPON, variables: { input }, context });
      return { status: 'sent', createdId: null };
    }
    const { error, isOld } = await sendMark(sender, action);
    if (!error) return { status: 'sent', createdId: null, isOld };
    if (isTemporaryCode(error.errorCode)) return { status: 'away' };
    return { status: 'refused', message: error.message, error: null };
  } catch (error) {
    if (isSessionEnd(error)) return { status: 'ended' };
    if (isTemporary(error)) return { status: 'away' };
    return { status: 'refused', message: errorText(error, messages.unknownError), error };
  }
};
