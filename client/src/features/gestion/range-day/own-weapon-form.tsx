import { recordOwnWeaponSchemaOf, missingPaper } from '#domain/firearms/own-weapon.ts';
import { messages } from '#domain/messages.ts';
import { Controller } from 'react-hook-form';
import { Notice } from '../../../components/feedback/notice.tsx';
import { notify } from '../../../components/feedback/notify.ts';
import {
  FormActions,
  SchemaForm,
  controlled,
  useSchemaForm,
} from '../../../components/fields/schema-form.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { DateField } from '../../../components/pickers/date-field.tsx';
import { academyToday } from '../../../components/records/date-text.ts';
import type { DayStudent_StudentFragment } from '../../../gql/graphql.ts';
import { whole } from '../firearms/whole.ts';
import type { DayActions } from './use-day-actions.ts';

type OwnWeaponFormProps = {
  student: DayStudent_StudentFragment;
  save: DayActions['submitOwnWeapon'];
  onClose: () => void;
};

const PAPERS = { licence: messages.ownWeaponLicence, permit: messages.ownWeaponPermit };

/** Writes down the weapon that a student brings, with what is known of the one that came last and is not inside. */
export const OwnWeaponForm = ({ student, save, onClose }: OwnWeaponFormProps) => {
  const { name, hasLicence, knownWeapon, ownWeapons } = student;
  const isInside = ownWeapons.some(({ serial, outAt }) => serial === knownWeapon?.serial && !outAt);
  const known = isInside ? null : knownWeapon;
  const today = academyToday();
  const schemaForm = useSchemaForm({
    schema: recordOwnWeaponSchemaOf({ hasLicence, day: today }),
    defaultValues: {
      serial: known?.serial ?? '',
      description: known?.description ?? '',
      permitUntil: known?.permitUntil ?? '',
      rounds: '',
      reason: '',
    },
    prepare: ({ rounds, reason, ...values }) => ({
      ...values,
      rounds: whole(rounds),
      reason: reason.trim() || null,
    }),
    save: async ({ description = null, ...weapon }) => {
      await save(student, { description, ...weapon });
      notify.success(`Anotada: ${name}`);
      onClose();
    },
    failureText: 'No pudimos anotar el arma. Revisa tu conexión y vuelve a intentar.',
  });
  const { form, fieldProps, isBusy } = schemaForm;
  const permitUntil = form.watch('permitUntil');
  const missing = missingPaper({ permitUntil: permitUntil || today, hasLicence }, today);
  return (
    <SchemaForm of={schemaForm} label="Arma propia">
      <TextField label="Número de serie" autoComplete="off" required {...fieldProps('serial')} />
      <TextField
        label="Arma"
        hint="Marca, modelo y calibre. Opcional"
        autoComplete="off"
        {...fieldProps('description')}
      />
      <Controller
        control={form.control}
        name="permitUntil"
        render={(state) => (
          <DateField label="Vencimiento de la tenencia" min="2020-01-01" {...controlled(state)} />
        )}
      />
      <TextField
        label="Municiones"
        hint="Las que trae. Opcional"
        inputMode="numeric"
        autoComplete="off"
        {...fieldProps('rounds')}
      />
      {missing && (
        <>
          <Notice tone="warning" role="status">
            {PAPERS[missing]}
          </Notice>
          <TextField
            label="Motivo"
            hint="Por qué entra igual. Queda con tu nombre"
            autoComplete="off"
            required
            {...fieldProps('reason')}
          />
        </>
      )}
      <FormActions action="Anotar ingreso" isBusy={isBusy} busyText="Anotando..." onBack={onClose} />
    </SchemaForm>
  );
};
