import { useMutation } from '@apollo/client/react';
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
  const [updateWebhook] = useMutation(UPDATE_WEBHOOK);
  const [sendTestEvent] = useMutation(SEND_TEST_EVENT);
  const [rotateWebhook] = useMutation(ROTATE_WEBHOOK);
  const [deleteWebhook] = useMutation(DELETE_WEBHOOK);
  const { write, isBusy } = useWrite('No pudimos hacer el cambio. Revisa tu conexión y vuelve a intentar.');
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const name = endpointName(endpoint);

  const toggle = async () => {
    const variables = { input: { id, isActive: !isActive } };
    const result = await write((context) => updateWebhook({ variables, context }));
    if (result) notify.success(isActive ? 'Webhook desactivado' : 'Webhook activado');
  };

  const sendTest = async () => {
    const variables = { input: { id } };
    const result = await write((context) => sendTestEvent({ variables, context }));
    if (!result) return onChanged();
    notify.success('Evento de prueba enviado');
    setOpened('log');
  };

  const rotate = async () => {
    const variables = { input: { id } };
    const result = await write((context) => rotateWebhook({ variables, context }));
    if (!result?.data?.rotateWebhookSecret) return;
    close();
    onSecret(result.data.rotateWebhookSecret.secret);
  };

  const remove = async () => {
    const variables = { input: { id } };
    const result = await write((context) => deleteWebhook({ variables, context }));
    if (!result) return;
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
