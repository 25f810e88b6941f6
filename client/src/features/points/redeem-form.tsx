import { messages } from '#domain/messages.ts';
import { countText } from '#domain/texts/numbers.ts';
import { redeemSchema } from '#domain/points/points.schema.ts';
import { notify } from '../../components/feedback/notify.ts';
import { TextField } from '../../components/fields/text-field.tsx';
import { SchemaForm, SubmitButton, useSchemaForm } from '../../components/fields/schema-form.tsx';
import { graphql } from '../../gql/index.ts';
import { useFormWrite } from '../../components/queries/use-write.ts';
import { SmallText } from '../../components/layout/small-text.tsx';

const REDEEM = graphql(`
  mutation RedeemPoints($input: RedeemPointsInput!) {
    redeemPoints(input: $input) {
      points
      transaction {
        id
        code
      }
    }
  }
`);

type RedeemFormProps = { balance: number; onRedeemed: () => Promise<unknown> };

const WHOLE = /^\d+$/;

export const RedeemForm = ({ balance, onRedeemed }: RedeemFormProps) => {
  const send = useFormWrite();
  const schemaForm = useSchemaForm({
    schema: redeemSchema,
    defaultValues: { points: '', description: '' },
    prepare: ({ points, description }) => ({
      points: WHOLE.test(points.trim()) ? Number(points) : points,
      description,
    }),
    save: async (input, { reset }) => {
      await send(REDEEM, input);
      notify.success('Puntos canjeados: muestra el código en la academia');
      reset();
      await onRedeemed().catch(() => undefined);
    },
    failureText: 'No pudimos canjear los puntos',
  });
  const { form, isBusy } = schemaForm;
  const { errors } = form.formState;
  const inWords = (text: string | undefined, sentence: string) =>
    text === messages.checkField ? sentence : text;

  return (
    <SchemaForm of={schemaForm} label="Canjear puntos" gap="4">
      <TextField
        label="Puntos"
        inputMode="numeric"
        required
        hint={`Tienes ${countText(balance)}`}
        error={inWords(errors.points?.message, 'Escribe cuántos puntos quieres canjear')}
        {...form.register('points')}
      />
      <TextField
        label="¿Por qué los canjeas?"
        required
        maxLength={200}
        placeholder="Descuento en mi próxima clase"
        error={inWords(errors.description?.message, 'Escribe por qué los canjeas')}
        {...form.register('description')}
      />
      <SubmitButton action="Canjear" isBusy={isBusy} busyText="Canjeando..." isIdle={balance === 0} />
      <SmallText>Recibes un código; la academia te entrega el canje cuando lo muestras.</SmallText>
    </SchemaForm>
  );
};
