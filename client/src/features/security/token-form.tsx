import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { createAccessTokenSchema } from '#domain/access-tokens/access-token.schema.ts';
import { TOKEN_DAYS } from '#domain/access-tokens/access-token.ts';
import { SelectField } from '../../components/fields/select-field.tsx';
import { OwnPasswordField, TextField } from '../../components/fields/text-field.tsx';
import { FormActions, SchemaForm, useSchemaForm } from '../../components/fields/schema-form.tsx';
import { enumName } from '../../components/records/enums.ts';
import { graphql } from '../../gql/index.ts';
import { OnceShown } from '../../components/records/once-shown.tsx';
import { scopeChoices, tokenScopes, tokenDurations } from '../../components/records/token-options.ts';

const CREATE = graphql(`
  mutation CreateAccessToken($input: CreateAccessTokenInput!) {
    createAccessToken(input: $input) {
      token
    }
  }
`);

type TokenFormProps = { isAdmin: boolean; onCreated: () => Promise<unknown>; onClose: () => void };

export const TokenForm = ({ isAdmin, onCreated, onClose }: TokenFormProps) => {
  const [create] = useMutation(CREATE);
  const [token, setToken] = useState<string | null>(null);
  const schemaForm = useSchemaForm({
    schema: createAccessTokenSchema,
    defaultValues: { name: '', scopes: 'read', expiresInDays: String(TOKEN_DAYS.usual), currentPassword: '' },
    prepare: ({ scopes, expiresInDays, ...typed }) => ({
      ...typed,
      scopes: scopes.split(' '),
      expiresInDays: Number(expiresInDays),
    }),
    save: async ({ scopes, ...input }) => {
      const names = scopes.map((scope) => enumName(tokenScopes, scope));
      const { data } = await create({ variables: { input: { ...input, scopes: names } } });
      setToken(data?.createAccessToken?.token ?? null);
      await onCreated();
    },
    failureText: 'No pudimos crear el token',
  });
  const { fieldProps, isBusy } = schemaForm;

  if (token !== null) {
    return (
      <OnceShown
        lines={[token]}
        note="Guárdalo ahora: no lo volveremos a mostrar. Quien lo tenga actúa por ti."
        onClose={onClose}
      />
    );
  }
  return (
    <SchemaForm of={schemaForm} label="Crear un token">
      <TextField
        label="Nombre"
        hint="Para qué es: lo verás en la lista"
        autoComplete="off"
        required
        {...fieldProps('name')}
      />
      <SelectField label="Permisos" options={scopeChoices(isAdmin)} {...fieldProps('scopes')} />
      <SelectField label="Dura" options={tokenDurations} {...fieldProps('expiresInDays')} />
      <OwnPasswordField {...fieldProps('currentPassword')} />
      <FormActions action="Crear" isBusy={isBusy} busyText="Creando..." onBack={onClose} />
    </SchemaForm>
  );
};
