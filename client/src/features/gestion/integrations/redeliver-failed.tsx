import { Button } from '@chakra-ui/react';
import { notify } from '../../../components/feedback/notify.ts';
import { useWrite } from '../../../components/queries/use-write.ts';
import { REDELIVER_MATCHING } from './webhook.mutation.ts';

const countText = (count: number, hasMore: boolean) => {
  if (count === 0) return 'No hay envíos fallidos';
  const sent = count === 1 ? 'Se reenvía 1 envío' : `Se reenvían ${count.toLocaleString('es-AR')} envíos`;
  return hasMore ? `${sent}. Quedan más: vuelve a intentar cuando lleguen` : sent;
};

type RedeliverFailedProps = { endpointId: string; onSent: () => void };

/** Sends failed deliveries again, oldest first. */
export const RedeliverFailed = ({ endpointId, onSent }: RedeliverFailedProps) => {
  const { write, isBusy } = useWrite('No pudimos repetir los envíos. Vuelve a intentar.');

  const sendAgain = async () => {
    const data = await write(REDELIVER_MATCHING, { endpointId });
    const redelivery = data?.redeliverMatching;
    if (redelivery) notify.success(countText(redelivery.count, redelivery.hasMore));
    onSent();
  };

  return (
    <Button variant="outline" alignSelf="flex-start" aria-busy={isBusy} onClick={() => void sendAgain()}>
      Reenviar los fallidos
    </Button>
  );
};
