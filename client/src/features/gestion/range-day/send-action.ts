import type { ApolloClient } from '@apollo/client';
import { messages } from '#domain/messages.ts';
import { errorCode, errorText, isSessionEnd, isTemporary } from '../../../session/api-error.ts';
import type { RangeAction, ReportRangeActionInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import type { DayAction, Done } from './day-state.ts';
import type { SendResult } from './replay.ts';

const REPORT = graphql(`
  mutation ReportRangeAction($input: ReportRangeActionInput!) {
    reportRangeAction(input: $input) {
      id
      state
      recordId
      why
      isPaid
    }
  }
`);

const ACTIONS: Record<Done['what'], RangeAction> = {
  handOut: 'HAND_OUT',
  takeBack: 'TAKE_BACK',
  annul: 'ANNUL',
  ownIn: 'OWN_IN',
  ownOut: 'OWN_OUT',
  arrive: 'ARRIVE',
  unmark: 'UNMARK',
  absent: 'ABSENT',
  complete: 'COMPLETE',
  undo: 'UNDO',
};

const detailsOf = (action: DayAction): Partial<ReportRangeActionInput> => {
  if (action.what === 'handOut') {
    const { firearm, rounds, instructor } = action;
    return { firearmId: firearm.id, rounds, instructorId: instructor?.id ?? null };
  }
  if (action.what === 'takeBack') {
    const { handOutId, rounds, roundsLeft, workshopReason = null } = action;
    return { handOutId, rounds, roundsLeft, workshopReason };
  }
  if (action.what === 'annul') return { handOutId: action.handOutId, reason: action.reason };
  if (action.what === 'ownIn') return { weapon: action.weapon };
  if (action.what === 'ownOut') return { ownWeaponId: action.ownWeaponId };
  return { reason: action.reason, seen: action.seen };
};

type Sender = {
  client: ApolloClient;
  /** Nobody has been told that it was done: the server may refuse it. */
  mayRefuse?: boolean;
};

/** Sends one action. The result says what has become of it, or that it is to be sent again. */
export const sendAction = async (
  { client, mayRefuse = false }: Sender,
  action: DayAction,
): Promise<SendResult> => {
  const { key: id, what, at: happenedAt, userId: madeById, permit, enrolmentId } = action;
  const input = {
    id,
    action: ACTIONS[what],
    happenedAt,
    sentAt: new Date().toISOString(),
    madeById,
    permit,
    enrolmentId,
    mayRefuse,
    ...detailsOf(action),
  };
  try {
    const { data } = await client.mutate({ mutation: REPORT, variables: { input }, fetchPolicy: 'no-cache' });
    const report = data?.reportRangeAction;
    if (!report) return { status: 'away' };
    if (report.state !== 'RECORDED') return { status: 'opened', why: report.why ?? '' };
    return { status: 'sent', createdId: report.recordId, isUnpaid: report.isPaid === false };
  } catch (error) {
    if (isSessionEnd(error)) return { status: 'ended' };
    if (isTemporary(error)) return { status: 'away' };
    if (errorCode(error) === 'FORBIDDEN') return { status: 'forbidden' };
    return { status: 'refused', message: errorText(error, messages.unknownError), error };
  }
};
