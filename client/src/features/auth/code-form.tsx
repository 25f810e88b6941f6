import { Button, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { secondFactorCodeSchema } from '#domain/auth/auth.schema.ts';
import { messages } from '#domain/messages.ts';
import { CodeField } from '../../components/fields/text-field.tsx';
import { SchemaForm, SubmitButton, useSchemaForm } from '../../components/fields/schema-form.tsx';

type CodeFormProps = { save: (code: string) => Promise<void>; onBack: () => void };

/** The second step of sign-in, for accounts with a second factor. */
export const CodeForm = ({ save, onBack }: CodeFormProps) => {
  const schemaForm = useSchemaForm({
    schema: secondFactorCodeSchema,
    defaultValues: { code: '' },
    save: ({ code }) => save(code),
    failureText: messages.secondFactorWrong,
  });
  const { form, isBusy, fieldProps } = schemaForm;
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);

  return (
    <SchemaForm
      of={schemaForm}
      label="Código de verificación"
      buttons={
        <>
          <SubmitButton
            action="Iniciar Sesión"
            size="lg"
            width="full"
            isBusy={isBusy}
            busyText="Ingresando..."
          />
          <Button variant="outline" onClick={onBack}>
            Volver
          </Button>
        </>
      }
    >
      <Text>Tu cuenta pide un código además de la contraseña.</Text>
      <CodeField {...fieldProps('code')} />
    </SchemaForm>
  );
};
