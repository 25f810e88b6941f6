import { HStack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { Controller } from 'react-hook-form';
import * as v from 'valibot';
import { countText } from '#domain/texts/numbers.ts';
import { adjustSchema } from '#domain/points/points.schema.ts';
import { fields } from '#domain/schema.ts';
import { userName } from '#domain/users/user-name.ts';
import { notify } from '../../../components/feedback/notify.ts';
import { FormActions, SchemaForm, useSchemaForm } from '../../../components/fields/schema-form.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { graphql } from '../../../gql/index.ts';
import { useFormWrite } from '../../../components/queries/use-write.ts';
import { PersonCombobox, type FoundPerson } from '../filters/person-combobox.tsx';

const ADJUST_POINTS = graphql(`
  mutation AdjustPoints($input: AdjustPointsInput!) {
    adjustPoints(input: $input) {
      points
    }
  }
`);

const { points, description } = adjustSchema.entries;

/** The rules of the domain with the messages of this form. */
const schema = fields({
  userId: v.string('Elige un estudiante'),
  points: v.custom<number>(
    (value) => v.is(points, value),
    'Los puntos son un número entero, de 1 a 1.000.000',
  ),
  description: v.custom<string>(
    (value) => v.is(description, value),
    'Escribe el motivo, de hasta 200 caracteres',
  ),
});

type Values = { userId: FoundPerson | null; direction: string; points: string; description: string };

const EMPTY: Values = { userId: null, direction: 'add', points: '', description: '' };

const WHOLE = /^\d+$/;

const directions = [
  { value: 'add', label: 'Sumar' },
  { value: 'take', label: 'Quitar' },
];

type AdjustPointsFormProps = {
  /** Without one the form asks for the student, and stays open for the next. */
  student?: Parameters<typeof userName>[0] & { id: string; points: number };
  onClose: () => void;
  onAdjusted?: () => void;
};

/** Adjusts the balance of a student. The student sees the reason. */
export const AdjustPointsForm = ({ student, onClose, onAdjusted }: AdjustPointsFormProps) => {
  const send = useFormWrite();
  const studentInput = useRef<HTMLInputElement>(null);
  const schemaForm = useSchemaForm<Values, typeof schema>({
    schema,
    defaultValues: EMPTY,
    prepare: ({ userId, direction, points, description }) => ({
      userId: student?.id ?? userId?.id,
      points: WHOLE.test(points.trim()) ? Number(points) * (direction === 'take' ? -1 : 1) : undefined,
      description,
    }),
    save: async (input, { getValues, reset }) => {
      const adjusted = student ?? getValues().userId;
      const data = await send(ADJUST_POINTS, input);
      const balance = data?.adjustPoints?.points;
      if (!adjusted || balance === undefined) return;
      notify.success(`${userName(adjusted)} tiene ahora ${countText(balance)} puntos`);
      reset(EMPTY);
      studentInput.current?.focus();
      onAdjusted?.();
    },
    failureText: 'No pudimos ajustar los puntos. Revisa tu conexión y vuelve a intentar.',
  });
  const { form, fieldProps, isBusy } = schemaForm;

  return (
    <SchemaForm of={schemaForm} label="Ajustar puntos">
      {student ? (
        <Text color="fg.muted" overflowWrap="anywhere">
          {userName(student)} tiene {countText(student.points)} puntos.
        </Text>
      ) : (
        <Controller
          control={form.control}
          name="userId"
          render={({ field, fieldState }) => (
            <PersonCombobox
              label="Estudiante"
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
              inputRef={(input) => {
                field.ref(input);
                studentInput.current = input;
              }}
            />
          )}
        />
      )}
      <HStack gap="3" align="start">
        <SelectField label="Qué hacer" options={directions} {...fieldProps('direction')} />
        <TextField label="Puntos" inputMode="numeric" autoComplete="off" required {...fieldProps('points')} />
      </HStack>
      <TextField
        label="Motivo"
        autoComplete="off"
        maxLength={200}
        required
        hint="El estudiante lo ve en sus movimientos."
        {...fieldProps('description')}
      />
      <FormActions action="Ajustar" isBusy={isBusy} busyText="Ajustando..." onBack={onClose} />
    </SchemaForm>
  );
};
