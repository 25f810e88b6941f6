import { useMutation } from '@apollo/client/react';
import { Button, Card, chakra, HStack, SimpleGrid, Stack } from '@chakra-ui/react';
import { useRef } from 'react';
import { Controller } from 'react-hook-form';
import * as v from 'valibot';
import { countText } from '#domain/texts/numbers.ts';
import { adjustSchema } from '#domain/points/points.schema.ts';
import { fields } from '#domain/schema.ts';
import { userName } from '#domain/users/user-name.ts';
import { Notice } from '../../../components/feedback/notice.tsx';
import { notify } from '../../../components/feedback/notify.ts';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useSchemaForm } from '../../../components/fields/use-schema-form.ts';
import { useKeyedWrite } from '../../../session/write-key.ts';
import { ADJUST_POINTS } from './adjust-points.mutation.ts';
import { PersonCombobox, type FoundPerson } from '../filters/person-combobox.tsx';

const { points, description } = adjustSchema.entries;

/** The rules of the domain with the messages of this form. */
const schema = fields({
  userId: v.string('Elige un estudiante'),
  points: v.custom<number>((value) => v.is(points, value), 'Los puntos son un número entero, distinto de 0'),
  description: v.custom<string>(
    (value) => v.is(description, value),
    'Escribe el motivo, de hasta 200 caracteres',
  ),
});

type Values = { userId: FoundPerson | null; points: string; description: string };

const EMPTY: Values = { userId: null, points: '', description: '' };

const WHOLE = /^[+-]?\d+$/;

const prepare = ({ userId, points, description }: Values) => ({
  userId: userId?.id,
  points: WHOLE.test(points.trim()) ? Number(points) : undefined,
  description,
});

/** Adjusts the balance of a student. The student sees the reason. */
export const AdjustPoints = ({ onClose }: { onClose: () => void }) => {
  const [send] = useMutation(ADJUST_POINTS);
  const keyedWrite = useKeyedWrite();
  const studentInput = useRef<HTMLInputElement>(null);
  const { form, submit, error, isBusy } = useSchemaForm<Values, typeof schema>({
    schema,
    defaultValues: EMPTY,
    prepare,
    failureText: 'No pudimos ajustar los puntos. Revisa tu conexión y vuelve a intentar.',
    save: async (input, { getValues, reset }) => {
      const { userId: student } = getValues();
      const { data } = await keyedWrite((context) => send({ variables: { input }, context }));
      const balance = data?.adjustPoints?.points;
      if (!student || balance === undefined) return;
      notify.success(`${userName(student)} tiene ahora ${countText(balance)} puntos`);
      reset(EMPTY);
      studentInput.current?.focus();
    },
  });
  const { errors } = form.formState;

  return (
    <Card.Root as="section" aria-label="Ajustar puntos">
      <Card.Body>
        <chakra.form noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap="5">
            <Notice tone="error" role="status">
              {error}
            </Notice>
            <SimpleGrid columns={{ base: 1, md: 3 }} gap="4" alignItems="start">
              <Controller
                control={form.control}
                name="userId"
                render={({ field }) => (
                  <PersonCombobox
                    label="Estudiante"
                    value={field.value}
                    onChange={field.onChange}
                    error={errors.userId?.message}
                    inputRef={(input) => {
                      field.ref(input);
                      studentInput.current = input;
                    }}
                  />
                )}
              />
              <TextField
                label="Puntos"
                autoComplete="off"
                hint="Con un menos delante se quitan"
                error={errors.points?.message}
                {...form.register('points')}
              />
              <TextField
                label="Motivo"
                autoComplete="off"
                maxLength={200}
                hint="El estudiante lo ve en sus movimientos"
                error={errors.description?.message}
                {...form.register('description')}
              />
            </SimpleGrid>
            <HStack gap="3" wrap="wrap">
              <Button type="submit" colorPalette="brand" aria-busy={isBusy} aria-disabled={isBusy}>
                {isBusy ? 'Ajustando...' : 'Ajustar'}
              </Button>
              <Button variant="ghost" onClick={onClose}>
                Cerrar
              </Button>
            </HStack>
          </Stack>
        </chakra.form>
      </Card.Body>
    </Card.Root>
  );
};
