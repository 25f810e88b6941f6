import { Badge, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { notify } from '../../../components/feedback/notify.ts';
import { useWrite } from '../../../components/queries/use-write.ts';
import { compactText } from '../../../components/records/date-text.ts';
import { graphql } from '../../../gql/index.ts';
import type { WebhookDelivery_DeliveryFragment } from '../../../gql/graphql.ts';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { REDELIVER } from './webhook.mutation.ts';
import { attemptText, deliveryStates, webhookEvents } from './webhook-text.ts';

graphql(`
  fragment WebhookDelivery_delivery on WebhookDelivery {
    id
    eventId
    type
    state
    createdAt
    nextAttemptAt
    attempts {
      at
      status
      error
      durationMs
    }
  }
`);

const attemptCount = (count: number) => (count === 1 ? '1 intento' : `${count} intentos`);

type WebhookDeliveryProps = {
  delivery: WebhookDelivery_DeliveryFragment;
  isActive: boolean;
  onSent: () => void;
};

export const WebhookDelivery = ({ delivery, isActive, onSent }: WebhookDeliveryProps) => {
  const { id, eventId, type, state, createdAt, nextAttemptAt, attempts } = delivery;
  const { write, isBusy } = useWrite('No pudimos repetir el envío. Vuelve a intentar.');
  const last = attempts.at(-1);
  const { label, palette } = deliveryStates[state];

  const sendAgain = async () => {
    const data = await write(REDELIVER, { id });
    if (data) notify.success('Envío repetido');
    onSent();
  };

  return (
    <Stack as="li" gap="1.5" py="4" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
      <Flex justify="space-between" align="flex-start" gap="3">
        <Text fontWeight="semibold">{webhookEvents[type].label}</Text>
        <Badge colorPalette={palette}>{label}</Badge>
      </Flex>
      <SmallText overflowWrap="anywhere">
        {compactText(createdAt)} · {eventId}
      </SmallText>
      {last && (
        <Text textStyle="sm">
          {attemptCount(attempts.length)}: {attemptText(last)}
        </Text>
      )}
      <HStack gap="3" justify="space-between" wrap="wrap">
        <SmallText>{nextAttemptAt && isActive && `Próximo intento: ${compactText(nextAttemptAt)}`}</SmallText>
        {isActive && (
          <Button
            size="sm"
            variant="outline"
            aria-label={`Enviar de nuevo: ${webhookEvents[type].label}, ${compactText(createdAt)}`}
            aria-busy={isBusy}
            onClick={() => void sendAgain()}
          >
            Enviar de nuevo
          </Button>
        )}
      </HStack>
    </Stack>
  );
};
