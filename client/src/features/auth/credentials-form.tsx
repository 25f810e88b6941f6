import { credentialsSchema } from '#domain/auth/auth.schema.ts';
import { EmailField, PasswordField } from '../../components/fields/text-field.tsx';
import { SchemaForm, SubmitButton, useSchemaForm } from '../../components/fields/schema-form.tsx';
import type { Credentials } from './credentials.ts';

type CredentialsFormProps = {
  /** The field at first. */
  email?: string | undefined;
  save: (credentials: Credentials) => Promise<void>;
  failureText: string;
  emailAutoComplete: 'username' | 'email';
  passwordAutoComplete: 'current-password' | 'new-password';
  hint?: string;
  button: string;
  busyButton?: string;
};

/** Email and password, for sign-in and sign-up. */
export const CredentialsForm = ({ save, failureText, button, ...props }: CredentialsFormProps) => {
  const schemaForm = useSchemaForm({
    schema: credentialsSchema,
    defaultValues: { email: props.email ?? '', password: '' },
    save,
    failureText,
  });
  const { fieldProps, isBusy } = schemaForm;

  return (
    <SchemaForm
      of={schemaForm}
      label={button}
      buttons={
        <SubmitButton
          action={button}
          size="lg"
          width="full"
          isBusy={isBusy}
          busyText={props.busyButton ?? button}
        />
      }
    >
      <EmailField autoComplete={props.emailAutoComplete} {...fieldProps('email')} />
      <PasswordField
        label="Contraseña"
        autoComplete={props.passwordAutoComplete}
        hint={props.hint}
        {...fieldProps('password')}
      />
    </SchemaForm>
  );
};
