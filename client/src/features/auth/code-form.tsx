import { Button, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { secondFactorCodeSchema } from '#domain/auth/auth.schema.ts';
import { messages } from '#domain/messages.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { CodeField } from '../../components/fields/code-field.tsx';
import { useSchemaForm } from '../../components/fields/use-schema-form.ts';

type CodeFormProps = { save: (code: string) => Promise<void>; onBack: () => void };

/** The second step of sign-in, for accounts with a second factor. */
export const CodeForm = ({ save, onBack }: CodeFormProps) => {
  const { form, submit, error, isBusy } = useSchemaForm({
    schema: secondFactorCodeSchema,
    defaultValues: { code: '' },
    save: ({ code }) => save(code),
    failureText: messages.secondFactorWrong,
  });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);

  return (
    <form noValidate aria-label="Código de verificación" onSubmit={(event) => void submit(event)}>
      <Stack gap="5">
        <Text>Tu cuenta pide un código además de la contraseña.</Text>
        <CodeField error={form.formState.errors.code?.message} {...form.register('code')} />
        <Notice tone="error">{error}</Notice>
        <Button type="submit" size="lg" width="full" aria-busy={isBusy} aria-disabled={isBusy}>
          {isBusy ? 'Ingresando...' : 'Iniciar Sesión'}
        </Button>
        <Button variant="outline" onClick={onBack}>
          Volver
        </Button>
      </Stack>
    </form>
  );
};
