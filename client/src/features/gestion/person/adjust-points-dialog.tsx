import { useMutation } from '@apollo/client/react';
import { HStack, Stack, Text } from '@chakra-ui/react';
import { countText } from '#domain/texts/numbers.ts';
import { adjustSchema } from '#domain/points/points.schema.ts';
import { userName } from '#domain/users/user-name.ts';
import { FormActions } from '../../../components/records/form-actions.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { notify } from '../../../components/feedback/notify.ts';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useSchemaForm } from '../../../components/fields/use-schema-form.ts';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { useKeyedWrite } from '../../../session/write-key.ts';
import { ADJUST_POINTS } from '../points/adjust-points.mutation.ts';

type AdjustPointsDialogProps = {
  user: { id: string; firstName: string | null; lastName: string | null; email: string; points: number };
  isOpen: boolean;
  onClose: () => void;
  onAdjusted: () => void;
};

const WHOLE = /^\d+$/;
const directions = [
  { value: 'add', label: 'Sumar' },
  { value: 'take', label: 'Quitar' },
];

const AdjustForm = ({ user, onClose, onAdjusted }: AdjustPointsDialogProps) => {
  const [send] = useMutation(ADJUST_POINTS);
  const keyedWrite = useKeyedWrite();
  const { form, submit, error, isBusy } = useSchemaForm({
    schema: adjustSchema,
    defaultValues: { direction: 'add', points: '', description: '' },
    prepare: ({ direction, points, description }) => ({
      points: WHOLE.test(points.trim()) ? Number(points) * (direction === 'take' ? -1 : 1) : Number.NaN,
      description,
    }),
    save: async (fields) => {
      const { data } = await keyedWrite((context) =>
        send({
          variables: { input: { userId: user.id, ...fields } },
          context,
        }),
      );
      if (!data?.adjustPoints) return;
      notify.success(`Saldo nuevo: ${countText(data.adjustPoints.points)} puntos`);
      onClose();
      onAdjusted();
    },
    failureText: 'No pudimos ajustar los puntos. Revisa tu conexión y vuelve a intentar.',
  });
  const { errors } = form.formState;

  return (
    <form noValidate aria-label="Ajustar puntos" onSubmit={(event) => void submit(event)}>
      <Stack gap="5">
        <Text color="fg.muted" overflowWrap="anywhere">
          {userName(user)} tiene {countText(user.points)} puntos.
        </Text>
        <Notice tone="error">{error}</Notice>
        <HStack gap="3" align="start">
          <SelectField label="Qué hacer" options={directions} {...form.register('direction')} />
          <TextField
            label="Puntos"
            inputMode="numeric"
            required
            error={errors.points?.message}
            {...form.register('points')}
          />
        </HStack>
        <TextField
          label="Motivo"
          required
          hint="El estudiante lo ve en sus movimientos."
          error={errors.description?.message}
          {...form.register('description')}
        />
        <FormActions action="Ajustar puntos" isBusy={isBusy} busyText="Guardando..." onBack={onClose} />
      </Stack>
    </form>
  );
};

export const AdjustPointsDialog = (props: AdjustPointsDialogProps) => (
  <DetailDialog title="Ajustar puntos" isOpen={props.isOpen} onClose={props.onClose}>
    {props.isOpen && <AdjustForm {...props} />}
  </DetailDialog>
);
