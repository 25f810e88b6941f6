import { DeliveryModel } from './delivery.model.ts';

/** The one event whose body has a name and an email; the log of deliveries is read through, since few ask for this. */
export const forgetRegistration = async (userId: string) => {
  await DeliveryModel.deleteMany({ type: 'user.registered', body: new RegExp(`"id":"${userId}"`) });
};
