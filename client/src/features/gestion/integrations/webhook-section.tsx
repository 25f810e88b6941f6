import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { EmptyNote, ListFailure } from '../../../components/feedback/empty-note.tsx';
import { PlusIcon } from '../../../components/icons.tsx';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { OnceShown } from '../../../components/records/once-shown.tsx';
import { RefreshNote } from '../../../components/queries/refresh-note.tsx';
import type { WebhookCard_EndpointFragment } from '../../../gql/graphql.ts';
import { IntegrationCardSkeleton, IntegrationSection } from './integration-section.tsx';
import { WebhookFormDialog } from './webhook-form-dialog.tsx';
import { WebhookItem } from './webhook-item.tsx';

type Endpoint = WebhookCard_EndpointFragment;

type WebhookSectionProps = {
  query: { data?: unknown; hasFailed: boolean; refetch: () => Promise<unknown> };
  /** Undefined while loading. */
  endpoints: Endpoint[] | undefined;
};

export const WebhookSection = ({ query, endpoints }: WebhookSectionProps) => {
  const [edited, setEdited] = useState<Endpoint | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const reload = () => void query.refetch().catch(() => undefined);
  const open = (endpoint: Endpoint | null) => {
    setEdited(endpoint);
    setIsOpen(true);
  };
  const create = (
    <Button onClick={() => open(null)}>
      <PlusIcon />
      Nuevo webhook
    </Button>
  );

  return (
    <IntegrationSection
      title="Webhooks"
      description="Avisan a otro programa, al momento, de lo que pasa en la academia. Cada aviso va firmado."
      action={endpoints?.length ? create : null}
    >
      <RefreshNote query={query} />
      {query.hasFailed && !endpoints ? (
        <ListFailure onRetry={() => query.refetch()} />
      ) : !endpoints ? (
        <IntegrationCardSkeleton label="Cargando webhooks..." />
      ) : endpoints.length === 0 ? (
        <EmptyNote action={create}>Todavía no hay webhooks</EmptyNote>
      ) : (
        <Stack as="ul" listStyleType="none" gap="4" aria-label="Webhooks">
          {endpoints.map((endpoint) => (
            <WebhookItem
              key={endpoint.id}
              endpoint={endpoint}
              onEdit={() => open(endpoint)}
              onChanged={reload}
              onSecret={setSecret}
            />
          ))}
        </Stack>
      )}
      <WebhookFormDialog
        endpoint={edited}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onSaved={(created) => {
          setSecret(created);
          reload();
        }}
      />
      <DetailDialog title="Secreto del webhook" isOpen={secret !== null} onClose={() => setSecret(null)}>
        {secret !== null && (
          <OnceShown
            lines={[secret]}
            note="Con este secreto, el programa que recibe comprueba que los avisos son de la academia. Guárdalo ahora: no lo volveremos a mostrar."
            onClose={() => setSecret(null)}
          />
        )}
      </DetailDialog>
    </IntegrationSection>
  );
};
