import { Heading, SimpleGrid, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import * as v from 'valibot';
import { staffUserSchema } from '#domain/users/staff.schema.ts';
import { notify } from '../../../components/feedback/notify.ts';
import { UNREADABLE_DAY } from '../../../components/pickers/day-and-time.ts';
import { DateField } from '../../../components/pickers/date-field.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import {
  SchemaForm,
  SubmitButton,
  controlled,
  useSchemaForm,
} from '../../../components/fields/schema-form.tsx';
import { useIsAdmin } from '../../../components/queries/use-staff.ts';
import { enumName, optionsOf, roles, staffRoles } from '../../../components/records/enums.ts';
import { graphql } from '../../../gql/index.ts';
import type { StaffUserForm_UserFragment } from '../../../gql/graphql.ts';
import { useFormWrite } from '../../../components/queries/use-write.ts';
import { UPDATE_USER } from './person.mutation.ts';

graphql(`
  fragment StaffUserForm_user on User {
    id
    role
    staffRole
    postalCode
    clu
    cluExpiration
  }
`);

const { isActive: _isActive, ...entries } = staffUserSchema.entries;
const schema = v.object(entries);

/** The range of licence dates. */
const EARLIEST = '1990-01-01';
const LATEST = '2100-01-01';

const NO_STAFF_ROLE = '' as const;

const toValues = ({ role, staffRole, postalCode, clu, cluExpiration }: StaffUserForm_UserFragment) => ({
  clu: clu ?? '',
  cluExpiration: cluExpiration ?? '',
  postalCode: postalCode ?? '',
  role,
  staffRole: staffRole ?? NO_STAFF_ROLE,
});

type Values = ReturnType<typeof toValues>;

const prepare = ({ clu, cluExpiration, postalCode, role, staffRole }: Values) => ({
  clu: clu.trim() || null,
  cluExpiration: cluExpiration || null,
  postalCode: postalCode.trim() || null,
  role: roles[role].value,
  staffRole: staffRole === NO_STAFF_ROLE ? null : staffRoles[staffRole].value,
});

/** Fields that only staff sets: licence, postal code and role. */
export const StaffUserForm = ({ user }: { user: StaffUserForm_UserFragment }) => {
  const isAdmin = useIsAdmin();
  const send = useFormWrite();
  const [saved, setSaved] = useState(() => toValues(user));
  const schemaForm = useSchemaForm({
    schema,
    defaultValues: saved,
    prepare,
    save: async (now, { reset }) => {
      const before: Partial<Record<keyof typeof now, unknown>> = prepare(saved);
      const { role, staffRole, ...changes } = Object.fromEntries(
        Object.entries(now).filter(([field, value]) => value !== before[field as keyof typeof now]),
      ) as Partial<typeof now>;
      if (role === undefined && staffRole === undefined && Object.keys(changes).length === 0) {
        return notify.info('No hay cambios para guardar');
      }
      const input = {
        id: user.id,
        ...changes,
        ...(role && { role: enumName(roles, role) }),
        ...(staffRole !== undefined && { staffRole: staffRole && enumName(staffRoles, staffRole) }),
      };
      const data = await send(UPDATE_USER, input);
      if (!data?.updateUser) return;
      const next = toValues(data.updateUser);
      setSaved(next);
      reset(next);
      notify.success('Cambios guardados');
    },
    failureText: 'No pudimos guardar los cambios. Revisa tu conexión y vuelve a intentar.',
  });
  const { form, isBusy, fieldProps } = schemaForm;
  const { control } = form;

  return (
    <Stack as="section" aria-labelledby="staff-user" gap="5" minW="0">
      <Heading as="h2" id="staff-user" textStyle="2xl">
        Licencia y cuenta
      </Heading>
      <SchemaForm of={schemaForm} label="Licencia y cuenta">
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
          <TextField label="CLU" {...fieldProps('clu')} />
          <Controller
            control={control}
            name="cluExpiration"
            render={(state) => (
              <DateField
                label="Vencimiento de la CLU"
                onTyped={(problem) => problem !== null && state.field.onChange(UNREADABLE_DAY)}
                min={EARLIEST}
                max={LATEST}
                {...controlled(state)}
              />
            )}
          />
          <TextField label="Código postal" {...fieldProps('postalCode')} />
          {isAdmin && (
            <>
              <SelectField label="Rol" options={optionsOf(roles)} {...fieldProps('role')} />
              <SelectField
                label="Función en la academia"
                options={[{ value: NO_STAFF_ROLE, label: 'Ninguna' }, ...optionsOf(staffRoles)]}
                {...fieldProps('staffRole')}
              />
            </>
          )}
        </SimpleGrid>
        <SubmitButton action="Guardar cambios" alignSelf="start" isBusy={isBusy} />
      </SchemaForm>
    </Stack>
  );
};
