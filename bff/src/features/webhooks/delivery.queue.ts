import { DeliveryModel } from './delivery.model.ts';
import { listEndpoints } from './endpoint.store.ts';

const COUNT_LIMIT = 10_000;

export const countQueuedDeliveries = async () => {
  const endpoints = await listEndpoints();
  const counts = endpoints.map(({ _id }) =>
    DeliveryModel.countDocuments({ endpointId: _id.toString(), state: 'pending' }, { limit: COUNT_LIMIT }),
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
};
