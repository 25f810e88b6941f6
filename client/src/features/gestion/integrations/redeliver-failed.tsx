import { useWrite } from '../../../components/queries/use-write.ts';
import { SendAgainButton } from '../lists/send-again-button.tsx';
import { REDELIVER_MATCHING } from './webhook.mutation.ts';

type RedeliverFailedProps = { endpointId: string; onSent: () => void };

/** Sends failed deliveries again, oldest first. */
export const RedeliverFailed = ({ endpointId, onSent }: RedeliverFailedProps) => {
  const { write, isBusy } = useWrite('No pudimos repetir los envíos. Vuelve a intentar.');
  return (
    <SendAgainButton
      label="Reenviar los fallidos"
      noun={{ one: 'envío', many: 'envíos' }}
      isBusy={isBusy}
      send={async () => (await write(REDELIVER_MATCHING, { endpointId }))?.redeliverMatching}
      onSent={onSent}
    />
  );
};
