import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { notify } from '../../../components/feedback/notify.ts';
import { useWrite } from '../../../components/queries/use-write.ts';
import type { WebhookCard_EndpointFragment } from '../../../gql/graphql.ts';
import { ConfirmDialog } from '../lists/confirm-dialog.tsx';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookLogDialog } from './webhook-log-dialog.tsx';
import { DELETE_WEBHOOK, ROTATE_WEBHOOK, SEND_TEST_EVENT, UPDATE_WEBHOOK } from './webhook.mutation.ts';
import { endpointName } from './webhook-text.ts';

type WebhookItemProps = {
  endpoint: WebhookCard_EndpointFragment;
  onEdit: () => void;
  onChanged: () => void;
  onSecret: (secret: string | null) => void;
};

type Opened = 'log' | 'rotate' | 'remove' | null;

export const WebhookItem = ({ endpoint, onEdit, onChanged, onSecret }: WebhookItemProps) => {
  const { id, isActive } = endpoint;
  const { write, isBusy } = useWrite('No pudimos hacer el cambio. Revisa tu conexión y vuelve a intentar.');
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const name = endpointName(endpoint);

  const toggle = async () => {
    const data = await write(UPDATE_WEBHOOK, { id, isActive: !isActive });
    if (data) notify.success(isActive ? 'Webhook desactivado' : 'Webhook activado');
  };

  const sendTest = async () => {
    if (!(await write(SEND_TEST_EVENT, { id }))) return onChanged();
    notify.success('Evento de prueba enviado');
    setOpened('log');
  };

  const rotate = async () => {
    const data = await write(ROTATE_WEBHOOK, { id });
    if (!data?.rotateWebhookSecret) return;
    close();
    onSecret(data.rotateWebhookSecret.secret);
  };

  const remove = async () => {
    if (!(await write(DELETE_WEBHOOK, { id }))) return;
    notify.success('Webhook eliminado');
    close();
    onChanged();
  };

  return (
    <>
      <WebhookCard
        endpoint={endpoint}
        isBusy={isBusy}
        actions={{
          log: () => setOpened('log'),
          test: () => void sendTest(),
          edit: onEdit,
          toggle: () => void toggle(),
          rotate: () => setOpened('rotate'),
          remove: () => setOpened('remove'),
        }}
      />
      <ConfirmDialog
        title="¿Crear un secreto nuevo?"
        action="Crear secreto"
        isOpen={opened === 'rotate'}
        isBusy={isBusy}
        onClose={close}
        onConfirm={() => void rotate()}
      >
        <Text overflowWrap="anywhere">
          {name}: durante 24 horas cada aviso va firmado con el secreto nuevo y con el de ahora. Después, el
          de ahora deja de valer.
        </Text>
      </ConfirmDialog>
      <ConfirmDialog
        title="¿Eliminar este webhook?"
        action="Eliminar"
        isOpen={opened === 'remove'}
        isBusy={isBusy}
        onClose={close}
        onConfirm={() => void remove()}
      >
        <Text overflowWrap="anywhere">
          {name}: no recibirá nada más, ni lo que está pendiente. No se puede deshacer.
        </Text>
      </ConfirmDialog>
      <WebhookLogDialog
        endpoint={endpoint}
        isOpen={opened === 'log'}
        onClose={() => {
          close();
          onChanged();
        }}
      />
    </>
  );
};
