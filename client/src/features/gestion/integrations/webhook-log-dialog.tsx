import { useQuery } from '@apollo/client/react';
import { Badge, Button, Flex, HStack, Skeleton, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { EmptyNote, ListFailure } from '../../../components/feedback/empty-note.tsx';
import { notify } from '../../../components/feedback/notify.ts';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { ListPager } from '../../../components/lists/list-pager.tsx';
import { useWrite } from '../../../components/queries/use-write.ts';
import { compactText } from '../../../components/records/date-text.ts';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import type {
  WebhookCard_EndpointFragment,
  WebhookDelivery_DeliveryFragment,
  WebhookDeliveryState,
} from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { FilterSelect } from '../filters/filter-select.tsx';
import { SendAgainButton } from '../lists/send-again-button.tsx';
import { attemptText, deliveryStates, endpointName, webhookEvents } from './webhook-text.ts';

type WebhookLogDialogProps = {
  endpoint: WebhookCard_EndpointFragment;
  isOpen: boolean;
  onClose: () => void;
};

export const WebhookLogDialog = ({ endpoint, isOpen, onClose }: WebhookLogDialogProps) => (
  <DetailDialog title={`Envíos a ${endpointName(endpoint)}`} isOpen={isOpen} onClose={onClose}>
    {isOpen && <WebhookLog endpoint={endpoint} />}
  </DetailDialog>
);

const DELIVERIES = graphql(`
  query WebhookDeliveries($endpointId: ID!, $state: WebhookDeliveryState, $after: String) {
    webhookDeliveries(endpointId: $endpointId, state: $state, first: 10, after: $after) {
      nodes {
        id
        ...WebhookDelivery_delivery
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Refetched while deliveries are pending. */
const RELOAD_MS = 2_000;
const ROWS = [0, 1, 2];

const LogSkeleton = () => (
  <Stack role="status" aria-busy gap="4">
    <VisuallyHidden>Cargando envíos...</VisuallyHidden>
    {ROWS.map((row) => (
      <Skeleton key={row} h="16" />
    ))}
  </Stack>
);

const WebhookLog = ({ endpoint }: { endpoint: WebhookCard_EndpointFragment }) => {
  const [state, setState] = useState<WebhookDeliveryState | null>(null);
  const [cursors, setCursors] = useState<string[]>([]);
  const query = useQuery(DELIVERIES, {
    variables: { endpointId: endpoint.id, state, after: cursors.at(-1) ?? null },
    fetchPolicy: 'cache-and-network',
    pollInterval: RELOAD_MS,
  });
  const list = (query.data ?? query.previousData)?.webhookDeliveries;
  const next = list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null;
  const goNext = next === null ? null : () => setCursors([...cursors, next]);
  const goBack = cursors.length === 0 ? null : () => setCursors(cursors.slice(0, -1));

  return (
    <Stack gap="5">
      <FilterSelect
        label="Estado"
        all="Todos"
        options={deliveryStates}
        value={state}
        onChange={(value) => {
          setState(value as WebhookDeliveryState | null);
          setCursors([]);
        }}
      />
      {endpoint.isActive && (
        <RedeliverFailed
          endpointId={endpoint.id}
          onSent={() => void query.refetch().catch(() => undefined)}
        />
      )}
      {query.error && !list ? (
        <ListFailure onRetry={() => query.refetch()} />
      ) : !list ? (
        <LogSkeleton />
      ) : list.nodes.length === 0 ? (
        <EmptyNote>{state ? 'Ningún envío está en este estado' : 'Todavía no hay envíos'}</EmptyNote>
      ) : (
        <Stack as="ul" listStyleType="none" gap="0" aria-label="Envíos">
          {list.nodes.map((delivery) => (
            <WebhookDelivery
              key={delivery.id}
              delivery={delivery}
              isActive={endpoint.isActive}
              onSent={() => void query.refetch().catch(() => undefined)}
            />
          ))}
        </Stack>
      )}
      <ListPager
        label="Páginas de envíos"
        page={cursors.length + 1}
        onPrevious={goBack}
        onNext={goNext}
        isNeeded={goBack !== null || goNext !== null}
      />
    </Stack>
  );
};

const REDELIVER = graphql(`
  mutation Redeliver($input: RedeliverInput!) {
    redeliver(input: $input) {
      id
      ...WebhookDelivery_delivery
    }
  }
`);

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

const WebhookDelivery = ({ delivery, isActive, onSent }: WebhookDeliveryProps) => {
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

const REDELIVER_MATCHING = graphql(`
  mutation RedeliverMatching($input: RedeliverMatchingInput!) {
    redeliverMatching(input: $input) {
      count
      hasMore
    }
  }
`);

type RedeliverFailedProps = { endpointId: string; onSent: () => void };

/** Sends failed deliveries again, oldest first. */
const RedeliverFailed = ({ endpointId, onSent }: RedeliverFailedProps) => {
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
