import { useMutation, useQuery } from '@apollo/client/react';
import { HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { confirmIdentitySchema } from '#domain/auth/auth.schema.ts';
import { graphql } from '../../gql/index.ts';
import { clientFor } from '../../session/api-client.ts';
import { useIdentityRequest } from '../../session/identity-request.ts';
import { CONFIRM_IDENTITY } from '../../session/identity.mutation.ts';
import { useSession } from '../../session/session.ts';
import { DialogFrame } from '../dialogs/dialog-frame.tsx';
import { useBackCloses } from '../dialogs/use-back-closes.ts';
import { RetryNote } from '../feedback/empty-note.tsx';
import { BackButton, FormActions, SchemaForm, useSchemaForm } from '../fields/schema-form.tsx';
import { CodeField, OwnPasswordField } from '../fields/text-field.tsx';
import { useHere } from '../layout/use-here.ts';
import { GoogleButton } from './google-button.tsx';

const METHODS = graphql(`
  query IdentityMethods {
    mySecondFactor {
      isActive
    }
    mySessions {
      id
      via
      isCurrent
    }
  }
`);

type Request = NonNullable<ReturnType<typeof useIdentityRequest>>;
type Methods = { hasPassword: boolean; hasCode: boolean };

const IdentityForm = ({ request, hasPassword, hasCode }: { request: Request } & Methods) => {
  const [confirm] = useMutation(CONFIRM_IDENTITY, { client: clientFor(request.token) });
  const schemaForm = useSchemaForm({
    schema: confirmIdentitySchema,
    defaultValues: { currentPassword: request.password, code: '' },
    prepare: ({ currentPassword, code }) => ({ currentPassword, code: hasCode ? code : null }),
    save: async (input) => {
      await confirm({ variables: { input } });
      request.settle({ isConfirmed: true });
    },
    failureText: 'No pudimos confirmar tu identidad. Vuelve a intentar.',
  });
  const { form, fieldProps, isBusy } = schemaForm;
  const { setFocus } = form;
  useEffect(() => setFocus(hasPassword ? 'currentPassword' : 'code'), [setFocus, hasPassword]);

  return (
    <SchemaForm of={schemaForm} label="Confirma tu identidad">
      <Text>
        Lo que estás por hacer da poder sobre otros o sobre la cuenta. Durante diez minutos no lo volveremos a
        pedir.
      </Text>
      {hasPassword && <OwnPasswordField hint={null} {...fieldProps('currentPassword')} />}
      {hasCode && <CodeField {...fieldProps('code')} />}
      <FormActions
        action="Confirmar"
        isBusy={isBusy}
        busyText="Comprobando..."
        onBack={() => request.settle({ isConfirmed: false })}
      />
    </SchemaForm>
  );
};

/** An account without a password or code confirms by another sign-in with Google, which opens a new session. */
const GoogleAgain = ({ request }: { request: Request }) => {
  const here = useHere();
  return (
    <Stack gap="5">
      <Text>
        Para seguir, entra otra vez con Google: volverás a esta página. Lo que no guardaste no se conserva.
      </Text>
      <GoogleButton returnTo={here} />
      <HStack justify="end">
        <BackButton onBack={() => request.settle({ isConfirmed: false })} />
      </HStack>
    </Stack>
  );
};

const Question = ({ request }: { request: Request }) => {
  const query = useQuery(METHODS, { client: clientFor(request.token), fetchPolicy: 'network-only' });
  const { data } = query;
  if (query.error && !data) {
    return <RetryNote onRetry={() => query.refetch()}>No pudimos cargar la pregunta</RetryNote>;
  }
  if (!data) return <Skeleton h="40" />;
  const hasCode = data.mySecondFactor.isActive;
  const hasPassword = data.mySessions.some(({ isCurrent, via }) => isCurrent && via === 'PASSWORD');
  if (!hasPassword && !hasCode) return <GoogleAgain request={request} />;
  return <IdentityForm request={request} hasPassword={hasPassword} hasCode={hasCode} />;
};

/** Asks for the password or code, for any request that the server rejects without it. */
export const IdentityDialog = () => {
  const request = useIdentityRequest();
  const { token } = useSession();
  const isOpen = request !== null;
  const close = () => request?.settle({ isConfirmed: false });
  useBackCloses(isOpen, close);

  useEffect(() => {
    if (request && request.token !== token) request.settle({ isConfirmed: false });
  }, [request, token]);

  return (
    <DialogFrame title="Confirma tu identidad" isOpen={isOpen} onClose={close}>
      {request && <Question request={request} />}
    </DialogFrame>
  );
};
