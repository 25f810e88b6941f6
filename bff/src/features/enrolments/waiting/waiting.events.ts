import { pendingEvents, withEvents } from '../../webhooks/outbox.ts';
import type { WaitingDocument } from './waiting.model.ts';

const waitingData = ({ _id, userId, courseId, state, joinedAt, endedAt }: WaitingDocument) => ({
  id: _id.toString(),
  userId: userId.toString(),
  courseId: courseId.toString(),
  state,
  joinedAt,
  endedAt,
});

export const waitingJoined = (document: WaitingDocument) =>
  withEvents({ type: 'waiting.joined', data: () => waitingData(document) });

export const waitingEnded = ({ state, ...document }: WaitingDocument) =>
  state === 'waiting'
    ? Promise.resolve([])
    : pendingEvents({ type: `waiting.${state}`, data: () => waitingData({ state, ...document }) });
