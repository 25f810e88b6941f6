import { useQuery } from '@apollo/client/react';
import { Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { EmptyNote, ListFailure } from '../../../components/feedback/empty-note.tsx';
import { ListPager } from '../../../components/lists/list-pager.tsx';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { graphql } from '../../../gql/index.ts';
import type { WebhookCard_EndpointFragment, WebhookDeliveryState } from '../../../gql/graphql.ts';
import { FilterSelect } from '../filters/filter-select.tsx';
import { RedeliverFailed } from './redeliver-failed.tsx';
import { deliveryStates, endpointName } from './webhook-text.ts';
import { WebhookDelivery } from './webhook-delivery.tsx';

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
