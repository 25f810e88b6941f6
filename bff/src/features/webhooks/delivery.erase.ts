import { DeliveryModel } from './delivery.model.ts';

/** Deletes deliveries of the one event with name and email. Scans the collection, because deletions are rare. */
export const eraseRegistration = async (userId: string) => {
  await DeliveryModel.deleteMany({ type: 'user.registered', body: new RegExp(`"id":"${userId}"`) });
};
