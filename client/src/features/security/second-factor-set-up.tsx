import { useMutation } from '@apollo/client/react';
import { chakra, QrCode, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { secondFactorCodeSchema, ownPasswordSchema } from '#domain/auth/auth.schema.ts';
import { CodeField, OwnPasswordField } from '../../components/fields/text-field.tsx';
import { FormActions, SchemaForm, useSchemaForm } from '../../components/fields/schema-form.tsx';
import { graphql } from '../../gql/index.ts';
import { OnceShown } from '../../components/records/once-shown.tsx';

const START = graphql(`
  mutation StartSecondFactor($input: StartSecondFactorInput!) {
    startSecondFactor(input: $input) {
      secret
      uri
    }
  }
`);

const CONFIRM = graphql(`
  mutation ConfirmSecondFactor($input: SecondFactorCodeInput!) {
    confirmSecondFactor(input: $input) {
      recoveryCodes
    }
  }
`);

type Secret = { secret: string; uri: string };
type StepProps = { onClose: () => void };

/** Three steps: password, app, recovery codes. */
export const SecondFactorSetUp = ({
  onChanged,
  onClose,
}: StepProps & { onChanged: () => Promise<unknown> }) => {
  const [secret, setSecret] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  const showCodes = (shown: string[]) => {
    setCodes(shown);
    void onChanged();
  };

  if (codes) {
    return (
      <OnceShown
        lines={codes}
        note="Activada. Guarda estos códigos de recuperación: cada uno vale una vez si pierdes el teléfono, y no los volveremos a mostrar."
        onClose={onClose}
      />
    );
  }
  if (secret) return <AppStep {...secret} onConfirmed={showCodes} onClose={onClose} />;
  return <PasswordStep onStarted={setSecret} onClose={onClose} />;
};

const PasswordStep = ({ onStarted, onClose }: StepProps & { onStarted: (secret: Secret) => void }) => {
  const [start] = useMutation(START);
  const schemaForm = useSchemaForm({
    schema: ownPasswordSchema,
    defaultValues: { currentPassword: '' },
    save: async (input) => {
      const { data } = await start({ variables: { input } });
      if (data?.startSecondFactor) onStarted(data.startSecondFactor);
    },
    failureText: 'No pudimos empezar. Vuelve a intentar.',
  });
  const { fieldProps, isBusy } = schemaForm;
  return (
    <SchemaForm of={schemaForm} label="Tu contraseña">
      <OwnPasswordField {...fieldProps('currentPassword')} />
      <FormActions action="Seguir" isBusy={isBusy} busyText="Comprobando..." onBack={onClose} />
    </SchemaForm>
  );
};

type AppStepProps = StepProps & Secret & { onConfirmed: (recoveryCodes: string[]) => void };

const AppStep = ({ secret, uri, onConfirmed, onClose }: AppStepProps) => {
  const [confirm] = useMutation(CONFIRM);
  const schemaForm = useSchemaForm({
    schema: secondFactorCodeSchema,
    defaultValues: { code: '' },
    save: async (input) => {
      const { data } = await confirm({ variables: { input } });
      if (data?.confirmSecondFactor) onConfirmed(data.confirmSecondFactor.recoveryCodes);
    },
    failureText: 'No pudimos comprobar el código',
  });
  const { fieldProps, isBusy } = schemaForm;
  return (
    <SchemaForm of={schemaForm} label="Tu aplicación">
      <Text>Escanea este código con tu aplicación de verificación, o escribe la clave en ella.</Text>
      <QrCode.Root value={uri} unstyled>
        <chakra.div bg="white" color="black" p="3" boxSize="48" borderRadius="l2">
          <QrCode.Frame aria-label="Código QR para tu aplicación" role="img">
            <QrCode.Pattern fill="currentColor" />
          </QrCode.Frame>
        </chakra.div>
      </QrCode.Root>
      <chakra.code textStyle="sm" overflowWrap="anywhere" userSelect="all">
        {secret}
      </chakra.code>
      <CodeField hint="Los 6 dígitos que muestra" {...fieldProps('code')} />
      <FormActions action="Activar" isBusy={isBusy} busyText="Comprobando..." onBack={onClose} />
    </SchemaForm>
  );
};
