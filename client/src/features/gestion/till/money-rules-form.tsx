import { Box, Grid, Link } from '@chakra-ui/react';
import { Fragment, useState } from 'react';
import { Controller } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { moneyRulesSchema } from '#domain/money/money.schema.ts';
import { pesosInField, typedPesos } from '#domain/texts/money.ts';
import { notify } from '../../../components/feedback/notify.ts';
import {
  SchemaForm,
  SubmitButton,
  controlled,
  useSchemaForm,
} from '../../../components/fields/schema-form.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { CheckboxField } from '../../../components/pickers/checkbox-field.tsx';
import { DateField } from '../../../components/pickers/date-field.tsx';
import { useFormWrite } from '../../../components/queries/use-write.ts';
import type { Till_RulesFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { hasReason } from '../../../session/api-error.ts';

graphql(`
  fragment Till_rules on MoneyRules {
    isOn
    lateCancellationPercent
    lateCancellationHours
    absencePercent
    depositHours
    defensiveDepositPercent
    sportDepositPercent
    refundLimit
    pointOfSale
    tills {
      id
      name
      pointOfSale
    }
    revision
  }
`);

const UPDATE_MONEY_RULES = graphql(`
  mutation UpdateMoneyRules($input: UpdateMoneyRulesInput!) {
    updateMoneyRules(input: $input) {
      ...Till_rules
    }
  }
`);

const whole = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : text);

type TypedTill = { id: string; name: string; pointOfSale: string };

const NEW_TILL: TypedTill = { id: '', name: '', pointOfSale: '' };

const typedTill = ({ id, name, pointOfSale }: Till_RulesFragment['tills'][number]): TypedTill => ({
  id,
  name,
  pointOfSale: String(pointOfSale),
});

type MoneyRulesFormProps = {
  rules: Till_RulesFragment;
  /** The address of the open session of each till that has one, by the till's id. */
  openSessions: ReadonlyMap<string, string>;
  onSaved: () => void;
};

/** The rules of money. Admins confirm who they are. */
export const MoneyRulesForm = ({ rules, openSessions, onSaved }: MoneyRulesFormProps) => {
  const send = useFormWrite();
  const [kept, setKept] = useState<Till_RulesFragment['tills']>([]);
  const schemaForm = useSchemaForm({
    schema: moneyRulesSchema,
    defaultValues: {
      isOn: rules.isOn,
      chargeFrom: '',
      lateCancellationPercent: String(rules.lateCancellationPercent),
      lateCancellationHours: String(rules.lateCancellationHours),
      absencePercent: String(rules.absencePercent),
      depositHours: String(rules.depositHours),
      defensiveDepositPercent: String(rules.defensiveDepositPercent),
      sportDepositPercent: String(rules.sportDepositPercent),
      refundLimit: pesosInField(rules.refundLimit),
      tills: [...rules.tills.map(typedTill), NEW_TILL],
    },
    prepare: ({ isOn, chargeFrom, refundLimit, tills, ...numbers }) => ({
      isOn,
      chargeFrom: isOn && chargeFrom ? chargeFrom : null,
      lateCancellationPercent: whole(numbers.lateCancellationPercent),
      lateCancellationHours: whole(numbers.lateCancellationHours),
      absencePercent: whole(numbers.absencePercent),
      depositHours: whole(numbers.depositHours),
      defensiveDepositPercent: whole(numbers.defensiveDepositPercent),
      sportDepositPercent: whole(numbers.sportDepositPercent),
      refundLimit: typedPesos(refundLimit),
      // A till without a name is removed, or was not added.
      tills: tills
        .filter(({ name }) => name.trim() !== '')
        .map((till) => ({ ...till, id: till.id || null, pointOfSale: whole(till.pointOfSale) })),
    }),
    save: async (input) => {
      setKept([]);
      try {
        await send(UPDATE_MONEY_RULES, { ...input, expectedRevision: rules.revision });
      } catch (error) {
        const isLeft = ({ id }: { id: string }) => input.tills?.some((till) => till.id === id);
        if (hasReason(error, 'TILL_OPEN')) setKept(rules.tills.filter((till) => !isLeft(till)));
        throw error;
      }
      notify.success('Ajustes guardados');
      onSaved();
    },
    failureText: 'No pudimos guardar los ajustes. Vuelve a intentar.',
  });
  const { form, fieldProps, isBusy } = schemaForm;
  return (
    <SchemaForm of={schemaForm} label="Ajustes de la caja">
      {kept.map(({ id, name }) => {
        const address = openSessions.get(id);
        return (
          address && (
            <Link key={id} asChild variant="underline" alignSelf="start">
              <RouterLink to={address}>Ir al turno abierto de {name}</RouterLink>
            </Link>
          )
        );
      })}
      <CheckboxField control={form.control} name="isOn" label="Llevar las cuentas de las personas" />
      {!rules.isOn && (
        <Box maxW={{ sm: '20rem' }}>
          <Controller
            control={form.control}
            name="chargeFrom"
            render={(state) => (
              <DateField
                label="Cobrar también las clases desde (opcional)"
                min="2020-01-01"
                {...controlled(state)}
              />
            )}
          />
        </Box>
      )}
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        <TextField
          label="Cancelación tardía (%)"
          hint="Parte del precio que cuesta una clase confirmada. Sin confirmar, no cuesta nada."
          inputMode="numeric"
          {...fieldProps('lateCancellationPercent')}
        />
        <TextField
          label="Es tardía desde (horas antes)"
          hint="Cuando la cancela el estudiante. 0: ninguna es tardía."
          inputMode="numeric"
          {...fieldProps('lateCancellationHours')}
        />
        <TextField
          label="Ausencia (%)"
          hint="Parte del precio que cuesta una clase confirmada. Sin confirmar, no cuesta nada."
          inputMode="numeric"
          {...fieldProps('absencePercent')}
        />
        <TextField
          label="Seña de tiro defensivo (%)"
          hint="Parte del precio. 0: sin seña. Un curso puede tener la suya."
          inputMode="numeric"
          {...fieldProps('defensiveDepositPercent')}
        />
        <TextField
          label="Seña de tiro deportivo (%)"
          hint="Parte del precio. 0: sin seña."
          inputMode="numeric"
          {...fieldProps('sportDepositPercent')}
        />
        <TextField
          label="Horas para pagar la seña"
          hint="Desde la reserva. Sin ningún pago, el lugar se libera."
          inputMode="numeric"
          {...fieldProps('depositHours')}
        />
        <TextField
          label="Límite de devolución"
          hint="Pesos de un pago que devuelve la recepción; más, un administrador."
          inputMode="decimal"
          {...fieldProps('refundLimit')}
        />
        {form.getValues('tills').map(({ id }, index) => (
          <Fragment key={id || 'new'}>
            <TextField
              label={id ? `Nombre de la caja ${index + 1}` : 'Nombre de otra caja (opcional)'}
              autoComplete="off"
              maxLength={40}
              {...fieldProps(`tills.${index}.name`)}
            />
            <TextField
              label={id ? `Punto de venta de la caja ${index + 1}` : 'Punto de venta de otra caja'}
              hint="Primeros cuatro números de los recibos."
              inputMode="numeric"
              {...fieldProps(`tills.${index}.pointOfSale`)}
            />
          </Fragment>
        ))}
      </Grid>
      <SubmitButton action="Guardar ajustes" alignSelf="start" isBusy={isBusy} />
    </SchemaForm>
  );
};
