import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { refuseDeletionSchema } from '#domain/privacy/deletion.schema.ts';
import { userName } from '#domain/users/user-name.ts';
import { Notice } from '../../../components/feedback/notice.tsx';
import { notify } from '../../../components/feedback/notify.ts';
import { FormActions, SchemaForm, useSchemaForm } from '../../../components/fields/schema-form.tsx';
import { TextareaField } from '../../../components/fields/text-field.tsx';
import { useFormWrite, useWrite } from '../../../components/queries/use-write.ts';
import { shortDateText } from '../../../components/records/date-text.ts';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import type { DeletionNote_UserFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { ForStaff } from '../frame/staff-access.tsx';
import { ConfirmDialog } from '../lists/confirm-dialog.tsx';

const SETTLE_DELETION = graphql(`
  mutation SettleDeletion($input: SettleDeletionInput!) {
    settleDeletion(input: $input) {
      id
      points
      ...PersonHead_user
      ...PersonFacts_user
      ...StaffUserForm_user
      ...CorrectPerson_user
      ...DeletionNote_user
    }
  }
`);

graphql(`
  fragment DeletionNote_user on User {
    ...PersonName
    deletion {
      state
      requestedAt
      settledAt
      reason
    }
  }
`);

type Deletion = NonNullable<DeletionNote_UserFragment['deletion']>;

/** The account is anonymised, or about to be, and cannot be changed. */
export const isAnonymised = (deletion: { state: Deletion['state'] } | null) =>
  deletion?.state === 'APPROVED' || deletion?.state === 'DONE';

const dayOf = (instant: string | null) => (instant ? ` el ${shortDateText(instant)}` : '');

const TEXTS: Record<Deletion['state'], (deletion: Deletion) => string> = {
  REQUESTED: ({ requestedAt }) => `Pidió que borremos sus datos${dayOf(requestedAt)}.`,
  REFUSED: ({ settledAt, reason }) => `Rechazamos su pedido de borrado${dayOf(settledAt)}: ${reason ?? ''}`,
  APPROVED: ({ settledAt }) =>
    `Aprobamos el borrado${dayOf(settledAt)}. Termina cuando no le queden inscripciones activas.`,
  DONE: ({ settledAt }) =>
    `Borramos sus datos personales${dayOf(settledAt)}. Quedan sus inscripciones y sus puntos.`,
};

/** The deletion request of a person, with the actions of staff. */
export const DeletionNote = ({ user }: { user: DeletionNote_UserFragment }) => {
  const { write, isBusy } = useWrite('No pudimos borrar los datos. Vuelve a intentar.');
  const [open, setOpen] = useState<'approve' | 'refuse' | null>(null);
  const close = () => setOpen(null);
  const { deletion } = user;
  if (!deletion) return null;

  const approve = async () => {
    const input = { userId: user.id, decision: 'APPROVE' } as const;
    const data = await write(SETTLE_DELETION, input);
    if (!data?.settleDeletion) return;
    close();
    notify.success('Datos personales borrados');
  };

  return (
    <Stack gap="4" mb="8" align="start">
      <Notice tone="warning">{TEXTS[deletion.state](deletion)}</Notice>
      {deletion.state === 'REQUESTED' && (
        <ForStaff may="Mutation.settleDeletion">
          <HStack gap="3" wrap="wrap">
            <Button variant="outline" colorPalette="red" onClick={() => setOpen('approve')}>
              Borrar sus datos…
            </Button>
            <Button variant="outline" onClick={() => setOpen('refuse')}>
              Rechazar el pedido…
            </Button>
          </HStack>
        </ForStaff>
      )}
      <ConfirmDialog
        title="¿Borrar los datos de esta persona?"
        action={isBusy ? 'Borrando...' : 'Borrar sus datos'}
        isOpen={open === 'approve'}
        isBusy={isBusy}
        onClose={close}
        onConfirm={() => void approve()}
      >
        <Text overflowWrap="anywhere">
          Se borran el nombre, el documento, el contacto y la CLU de {userName(user)}, y ya no puede entrar.
          Sus inscripciones y sus puntos quedan, sin nombre. No se puede deshacer.
        </Text>
      </ConfirmDialog>
      <DetailDialog title="Rechazar el pedido" isOpen={open === 'refuse'} onClose={close}>
        {open === 'refuse' && <RefuseDeletionForm userId={user.id} onClose={close} />}
      </DetailDialog>
    </Stack>
  );
};

type RefuseDeletionFormProps = { userId: string; onClose: () => void };

const RefuseDeletionForm = ({ userId, onClose }: RefuseDeletionFormProps) => {
  const send = useFormWrite();
  const schemaForm = useSchemaForm({
    schema: refuseDeletionSchema,
    defaultValues: { reason: '' },
    save: async ({ reason }) => {
      const input = { userId, decision: 'REFUSE', reason } as const;
      await send(SETTLE_DELETION, input);
      notify.success('Pedido rechazado');
      onClose();
    },
    failureText: 'No pudimos guardar la respuesta. Vuelve a intentar.',
  });
  const { fieldProps, isBusy } = schemaForm;

  return (
    <SchemaForm of={schemaForm} label="Rechazar el pedido">
      <TextareaField
        label="Motivo"
        hint="Lo lee la persona en su página de seguridad."
        required
        rows={3}
        {...fieldProps('reason')}
      />
      <FormActions action="Rechazar el pedido" isBusy={isBusy} color="red" onBack={onClose} />
    </SchemaForm>
  );
};
