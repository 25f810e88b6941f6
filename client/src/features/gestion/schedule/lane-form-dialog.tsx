import { Checkbox, CheckboxGroup, Fieldset, SimpleGrid } from '@chakra-ui/react';
import { useId } from 'react';
import { useController, type Control } from 'react-hook-form';
import { laneSchema } from '#domain/schedule/schedule.schema.ts';
import { WEAPONS } from '#domain/weapons/weapon.catalogue.ts';
import { FormActions, SchemaForm, useSchemaForm } from '../../../components/fields/schema-form.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
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

/** The weapons that a lane allows; none: all. */
const LaneWeapons = <Output,>({ control }: { control: Control<Lane, unknown, Output> }) => {
  const { field } = useController({ control, name: 'weapons' });
  return (
    <Fieldset.Root gap="2">
      <Fieldset.Legend fontWeight="semibold">Armas que se usan en ella</Fieldset.Legend>
      <Fieldset.HelperText mt="0">Sin marcar ninguna, todas.</Fieldset.HelperText>
      <CheckboxGroup value={field.value} onValueChange={field.onChange}>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="2">
          {WEAPONS.map(({ id, label }) => (
            <Checkbox.Root key={id} value={id} minH="8">
              <Checkbox.HiddenInput onBlur={field.onBlur} />
              <Checkbox.Control />
              <Checkbox.Label>{label}</Checkbox.Label>
            </Checkbox.Root>
          ))}
        </SimpleGrid>
      </CheckboxGroup>
    </Fieldset.Root>
  );
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
