import { Types } from 'mongoose';
import { readEnv } from '../src/process/env.ts';
import { newSalt } from '../src/process/derived-secret.ts';
import { DeliveryModel, type DeliveryDocument } from '../src/outgoing/delivery.model.ts';
import { EndpointModel, type EndpointDocument } from '../src/outgoing/endpoint.model.ts';

/** At an address that never responds, and with event types that few tests cause, unless the test sets others. */
export const anEndpoint = async (differences: Partial<EndpointDocument> = {}) => {
  const document = await EndpointModel.create({
    _id: new Types.ObjectId(),
    url: 'https://hooks.academia.invalid/avisos',
    events: ['enrolment.completed'],
    salts: [{ salt: newSalt(readEnv({})), validUntil: null }],
    createdAt: new Date(),
    ...differences,
  });
  return document._id.toString();
};

export const aDelivery = async (endpointId: string, differences: Partial<DeliveryDocument> = {}) => {
  const document = await DeliveryModel.create({
    endpointId,
    eventId: `evt_${new Types.ObjectId().toString()}`,
    type: 'enrolment.completed',
    body: '{}',
    state: 'delivered',
    attempts: [],
    tries: 0,
    nextAttemptAt: null,
    createdAt: new Date(),
    ...differences,
  });
  return document._id.toString();
};
