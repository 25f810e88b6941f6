import { useMutation } from '@apollo/client/react';
import { useController } from 'react-hook-form';
import { TOKEN_SCOPES, type TokenScope } from '#domain/access-tokens/access-token.ts';
import { createServiceAccountSchema } from '#domain/service-accounts/service-account.schema.ts';
import { notify } from '../../../components/feedback/notify.ts';
import { FormActions, SchemaForm, useSchemaForm } from '../../../components/fields/schema-form.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { OwnPasswordField, TextField } from '../../../components/fields/text-field.tsx';
import { enumName } from '../../../components/records/enums.ts';
import { secretDurations, tokenScopes } from '../../../components/records/token-options.ts';
import type { ServiceAccountCard_AccountFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { CheckboxGroup } from './checkbox-group.tsx';

const CREATE_SERVICE_ACCOUNT = graphql(`
  mutation CreateServiceAccount($input: CreateServiceAccountInput!) {
    createServiceAccount(input: $input) {
      secret
    }
  }
`);

const UPDATE_SERVICE_ACCOUNT = graphql(`
  mutation UpdateServiceAccount($input: UpdateServiceAccountInput!) {
    updateServiceAccount(input: $input) {
      id
      ...ServiceAccountCard_account
    }
  }
`);

type Account = ServiceAccountCard_AccountFragment;

type ServiceAccountFormProps = {
  /** Null for a new account. */
  account: Account | null;
  onClose: () => void;
  /** Called with the secret of a new account. */
  onSaved: (secret: string | null) => void;
};

type Values = { name: string; scopes: TokenScope[]; expiresInDays: string; currentPassword: string };

const scopesOf = (account: Account | null): TokenScope[] =>
  account ? account.scopes.map((scope) => tokenScopes[scope].value) : ['read', 'admin'];

const useSave = (account: Account | null) => {
  const [create] = useMutation(CREATE_SERVICE_ACCOUNT);
  const [update] = useMutation(UPDATE_SERVICE_ACCOUNT);
  return async (given: Omit<Values, 'expiresInDays' | 'currentPassword'> & Secrets) => {
    const { name, scopes: chosen, expiresInDays, currentPassword } = given;
    const scopes = chosen.map((scope) => enumName(tokenScopes, scope));
    if (!account) {
      const { data } = await create({
        variables: { input: { name, scopes, expiresInDays, currentPassword } },
      });
      return data?.createServiceAccount?.secret ?? null;
    }
    const isSame = scopes.join() === account.scopes.join();
    const permissions = isSame ? {} : { scopes, currentPassword };
    await update({ variables: { input: { id: account.id, name, ...permissions } } });
    return null;
  };
};

const SCOPES = TOKEN_SCOPES.map((value) => ({
  value,
  label: tokenScopes[enumName(tokenScopes, value)].label,
}));

type Secrets = { expiresInDays: number | null; currentPassword: string | null };

export const ServiceAccountForm = ({ account, onClose, onSaved }: ServiceAccountFormProps) => {
  const send = useSave(account);
  const defaultValues: Values = {
    name: account?.name ?? '',
    scopes: scopesOf(account),
    expiresInDays: '',
    currentPassword: '',
  };
  const schemaForm = useSchemaForm({
    schema: createServiceAccountSchema,
    defaultValues,
    prepare: ({ expiresInDays, ...typed }) => ({
      ...typed,
      expiresInDays: expiresInDays === '' ? null : Number(expiresInDays),
    }),
    save: async (input) => {
      const secret = await send(input);
      notify.success(account ? 'Cambios guardados' : 'Cuenta de servicio creada');
      onClose();
      onSaved(secret);
    },
    failureText: 'No pudimos guardar la cuenta de servicio. Revisa tu conexión y vuelve a intentar.',
  });
  const { fieldProps, form, isBusy } = schemaForm;
  const { field, fieldState } = useController({ control: form.control, name: 'scopes' });
  const asksPassword = account === null || field.value.join() !== scopesOf(account).join();
  const toggle = (scope: TokenScope, isChosen: boolean) =>
    field.onChange(TOKEN_SCOPES.filter((one) => (one === scope ? isChosen : field.value.includes(one))));

  return (
    <SchemaForm of={schemaForm} label="Cuenta de servicio">
      <TextField
        label="Nombre"
        hint="El programa que la usa: así aparece en Actividad"
        autoComplete="off"
        required
        {...fieldProps('name')}
      />
      <CheckboxGroup
        label="Permisos"
        hint="Lo que ve y hace la academia pide Administrar, además de Leer o Escribir."
        options={SCOPES}
        field={field}
        fieldState={fieldState}
        onToggle={toggle}
      />
      {account === null && (
        <SelectField label="Su secreto dura" options={secretDurations} {...fieldProps('expiresInDays')} />
      )}
      {asksPassword && <OwnPasswordField label="Tu contraseña actual" {...fieldProps('currentPassword')} />}
      <FormActions action={account ? 'Guardar cambios' : 'Crear cuenta'} isBusy={isBusy} onBack={onClose} />
    </SchemaForm>
  );
};
