import { useId } from 'react';
import { laneSchema } from '#domain/schedule/schedule.schema.ts';
import { FormActions } from '../../../components/fields/form-actions.tsx';
import { SchemaForm } from '../../../components/fields/schema-form.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useSchemaForm } from '../../../components/fields/use-schema-form.ts';
import { LaneWeapons } from './lane-weapons.tsx';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';

/** A new lane has no id. */
export type Lane = {
  id: string | null;
  name: string;
  location: string;
  isActive: boolean;
  weapons: string[];
};

type LaneFormDialogProps = {
  lane: Lane | null;
  /** Of the courses, which lanes must spell likewise. */
  locations: readonly string[];
  onClose: () => void;
  onSave: (lane: Lane, success: string) => Promise<boolean>;
};

const LaneForm = ({ lane, locations, onClose, onSave }: LaneFormDialogProps & { lane: Lane }) => {
  const listId = useId();
  const schemaForm = useSchemaForm({
    schema: laneSchema,
    defaultValues: lane,
    save: async (values) => {
      const saved = { ...values, weapons: values.weapons ?? [] };
      if (await onSave(saved, lane.id === null ? 'Línea agregada' : 'Cambios guardados')) onClose();
    },
    failureText: 'No pudimos guardar la línea. Vuelve a intentar.',
  });
  const { form, fieldProps, isBusy } = schemaForm;
  return (
    <SchemaForm of={schemaForm} label="Línea">
      <TextField label="Nombre" required {...fieldProps('name')} />
      <TextField
        label="Sede"
        hint="Escrita como en los cursos que la usan."
        required
        list={listId}
        {...fieldProps('location')}
      />
      <datalist id={listId}>
        {locations.map((location) => (
          <option key={location} value={location} />
        ))}
      </datalist>
      <LaneWeapons control={form.control} />
      <FormActions
        action={lane.id === null ? 'Agregar línea' : 'Guardar cambios'}
        isBusy={isBusy}
        busyText="Guardando..."
        onBack={onClose}
      />
    </SchemaForm>
  );
};

export const LaneFormDialog = (props: LaneFormDialogProps) => (
  <DetailDialog
    title={props.lane?.id ? props.lane.name : 'Nueva línea'}
    isOpen={props.lane !== null}
    onClose={props.onClose}
  >
    {props.lane && <LaneForm {...props} lane={props.lane} />}
  </DetailDialog>
);
