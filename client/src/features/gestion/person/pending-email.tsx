import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { reasonedSchema } from '#domain/auth/auth.schema.ts';
import { messages } from '#domain/messages.ts';
import { Notice } from '../../../components/feedback/notice.tsx';
import { notify } from '../../../components/feedback/notify.ts';
import { FormActions, SchemaForm, useSchemaForm } from '../../../components/fields/schema-form.tsx';
import { TextareaField } from '../../../components/fields/text-field.tsx';
import { useFormWrite, useWrite } from '../../../components/queries/use-write.ts';
import { longDateTimeText } from '../../../components/records/date-text.ts';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { graphql } from '../../../gql/index.ts';
import type { PendingEmail_UserFragment } from '../../../gql/graphql.ts';
import { ForStaff } from '../frame/staff-access.tsx';

graphql(`
  fragment PendingEmail_user on User {
    id
    email
    pendingEmail
    pendingEmailUntil
  }
`);

const RESEND = graphql(`
  mutation ResendEmailChange($input: EmailChangeInput!) {
    resendEmailChange(input: $input) {
      ...PendingEmail_user
    }
  }
`);

const WITHDRAW = graphql(`
  mutation WithdrawEmailChange($input: EmailChangeInput!) {
    withdrawEmailChange(input: $input) {
      ...PendingEmail_user
    }
  }
`);

const FINISH = graphql(`
  mutation FinishEmailChange($input: FinishEmailChangeInput!) {
    finishEmailChange(input: $input) {
      ...PersonFacts_user
      ...CorrectPerson_user
      ...PendingEmail_user
    }
  }
`);

const stateText = ({ pendingEmail, pendingEmailUntil }: PendingEmail_UserFragment, sendsMail: boolean) => {
  const until = pendingEmailUntil ? longDateTimeText(pendingEmailUntil) : '';
  const isOver = pendingEmailUntil !== null && new Date(pendingEmailUntil) <= new Date();
  const email = pendingEmail ?? '';
  if (!sendsMail)
    return `Correo pendiente de confirmar: ${email}. Hasta entonces la persona entra con el anterior.`;
  return isOver
    ? `Correo pendiente de confirmar: ${email}. El enlace venció el ${until}: envíalo otra vez.`
    : `Correo pendiente de confirmar: ${email}. Le enviamos un enlace que vale hasta el ${until}. Hasta entonces entra con el anterior.`;
};

type PendingEmailProps = { user: PendingEmail_UserFragment; sendsMail: boolean; mayChange: boolean };

/** An email that staff has set, until its owner confirms it. */
export const PendingEmail = ({ user, sendsMail, mayChange }: PendingEmailProps) => {
  const { write, isBusy } = useWrite('No pudimos guardar el cambio. Vuelve a intentar.');
  const [isFinishing, setIsFinishing] = useState(false);
  if (user.pendingEmail === null) return null;
  const input = { userId: user.id };

  const resend = async () => {
    if ((await write(RESEND, input))?.resendEmailChange) notify.success('Enlace enviado otra vez');
  };
  const withdraw = async () => {
    if ((await write(WITHDRAW, input))?.withdrawEmailChange) notify.success(messages.emailChangeWithdrawn);
  };

  return (
    <Stack gap="4" mb="8" align="start">
      <Notice tone="warning">{stateText(user, sendsMail)}</Notice>
      {mayChange && (
        <HStack gap="3" wrap="wrap">
          {sendsMail ? (
            <Button variant="outline" aria-busy={isBusy} aria-disabled={isBusy} onClick={() => void resend()}>
              Enviar el enlace otra vez
            </Button>
          ) : (
            <ForStaff may="Mutation.finishEmailChange">
              <Button variant="outline" onClick={() => setIsFinishing(true)}>
                Confirmar sin correo…
              </Button>
            </ForStaff>
          )}
          <Button variant="outline" aria-busy={isBusy} aria-disabled={isBusy} onClick={() => void withdraw()}>
            Retirar el cambio
          </Button>
        </HStack>
      )}
      <DetailDialog title="Confirmar sin correo" isOpen={isFinishing} onClose={() => setIsFinishing(false)}>
        {isFinishing && <FinishForm user={user} onClose={() => setIsFinishing(false)} />}
      </DetailDialog>
    </Stack>
  );
};

const FinishForm = ({ user, onClose }: { user: PendingEmail_UserFragment; onClose: () => void }) => {
  const send = useFormWrite();
  const schemaForm = useSchemaForm({
    schema: reasonedSchema,
    defaultValues: { reason: '' },
    save: async ({ reason }) => {
      await send(FINISH, { userId: user.id, reason });
      notify.success('Correo confirmado');
      onClose();
    },
    failureText: 'No pudimos confirmar el correo. Vuelve a intentar.',
  });
  const { fieldProps, isBusy } = schemaForm;
  return (
    <SchemaForm of={schemaForm} label="Confirmar sin correo">
      <Text overflowWrap="anywhere">
        Desde ahora la persona entra con {user.pendingEmail}. Se cierran sus sesiones, y por 72 horas no puede
        canjear puntos ni crear tokens.
      </Text>
      <TextareaField
        label="Motivo"
        hint="Cómo supiste que la dirección es suya. Queda en la actividad."
        required
        rows={3}
        {...fieldProps('reason')}
      />
      <FormActions action="Confirmar el correo" isBusy={isBusy} onBack={onClose} />
    </SchemaForm>
  );
};
