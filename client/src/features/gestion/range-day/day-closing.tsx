import { chakra, Stack, Text } from '@chakra-ui/react';
import { closeDaySchema } from '#domain/firearms/firearm.schema.ts';
import { ownWeaponLabel } from '#domain/firearms/own-weapon.ts';
import { countText } from '#domain/texts/numbers.ts';
import { CALIBERS } from '#domain/weapons/weapon.catalogue.ts';
import { notify } from '../../../components/feedback/notify.ts';
import { FormActions, SchemaForm, useSchemaForm } from '../../../components/fields/schema-form.tsx';
import { TextField, TextareaField } from '../../../components/fields/text-field.tsx';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { ListSkeleton } from '../../../components/lists/list-skeleton.tsx';
import { RefreshNote } from '../../../components/queries/refresh-note.tsx';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { useFormWrite } from '../../../components/queries/use-write.ts';
import { compactText } from '../../../components/records/date-text.ts';
import { DialogButton } from '../../../components/records/detail-dialog.tsx';
import { ruled } from '../../../components/records/ruled.ts';
import type {
  Closing_ClosingFragment,
  DayWeapon_HandOutFragment,
  OwnWeapon_WeaponFragment,
} from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { whole } from '../firearms/whole.ts';
import { Section } from '../lists/section.tsx';

graphql(`
  fragment Closing_closing on DayClosing {
    id
    closedAt
    closedByName
    out {
      id
      label
      studentName
      returnedAt
    }
    ownWeapons {
      ...OwnWeapon_weapon
    }
    calibers {
      caliber
      inStock
      counted
      short
    }
    note
  }
`);

const CLOSE_DAY = graphql(`
  mutation CloseDay($input: CloseDayInput!) {
    closeDay(input: $input) {
      id
      ...Closing_closing
    }
  }
`);

const DAY_CLOSINGS = graphql(`
  query DayClosings {
    dayClosings(first: 30) {
      nodes {
        id
        ...Closing_closing
      }
    }
  }
`);

type DayClosingProps = {
  closings: readonly Closing_ClosingFragment[];
  /** What is out now. */
  out: readonly DayWeapon_HandOutFragment[];
  /** Weapons of students that are inside now. */
  inside: readonly OwnWeapon_WeaponFragment[];
  onClosed: () => void;
};

/** What was out and short when today was closed, and by whom. */
export const DayClosing = ({ closings, out, inside, onClosed }: DayClosingProps) => (
  <Section
    title="Cierre del día"
    action={
      <DialogButton size="sm" title="Cierres" content={() => <EarlierClosings />}>
        Ver cierres
      </DialogButton>
    }
  >
    {closings.length > 0 && <Closings closings={closings} label="Cierres de hoy" />}
    <DialogButton
      alignSelf="start"
      title="Cerrar el día"
      content={(close) => <CloseDayForm out={out} inside={inside} onClose={close} onSaved={onClosed} />}
    >
      {closings.length > 0 ? 'Cerrar otra vez…' : 'Cerrar el día…'}
    </DialogButton>
  </Section>
);

const EarlierClosings = () => {
  const query = useAdminQuery(DAY_CLOSINGS, { failureText: 'No pudimos cargar los cierres' });
  const closings = query.data?.dayClosings.nodes;
  if (!closings)
    return query.hasFailed ? <RefreshNote query={query} /> : <ListSkeleton label="Cargando los cierres..." />;
  if (closings.length === 0) return <Text>Todavía no se cerró ningún día.</Text>;
  return <Closings closings={closings} label="Últimos cierres" />;
};

type ClosingsProps = { closings: readonly Closing_ClosingFragment[]; label: string };

const Closings = ({ closings, label }: ClosingsProps) => (
  <chakra.ul listStyleType="none" aria-label={label}>
    {closings.map((closing) => (
      <ClosingItem key={closing.id} closing={closing} />
    ))}
  </chakra.ul>
);

type Caliber = Closing_ClosingFragment['calibers'][number];

const caliberText = ({ caliber, inStock, counted, short }: Caliber) => {
  if (counted === null || short === null) return `${caliber}: ${countText(inStock)} sin contar`;
  const difference = short > 0 ? `faltan ${countText(short)}` : `sobran ${countText(-short)}`;
  return `${caliber}: ${countText(counted)} contadas${short === 0 ? '' : `, ${difference}`}`;
};

const ClosingItem = ({
  closing: { closedAt, closedByName, out, ownWeapons, calibers, note },
}: {
  closing: Closing_ClosingFragment;
}) => (
  <Stack as="li" {...ruled} py="3" gap="0.5" overflowWrap="anywhere">
    <Text fontWeight="semibold">
      {compactText(closedAt)} · {closedByName ?? 'Cuenta de servicio o persona sin datos'}
    </Text>
    {out.length === 0 ? (
      <SmallText>Ningún arma afuera</SmallText>
    ) : (
      out.map(({ id, label, studentName, returnedAt }) => (
        <Text key={id} textStyle="sm">
          Afuera: {label}, {studentName}
          {returnedAt && ` (volvió ${compactText(returnedAt)})`}
        </Text>
      ))
    )}
    {ownWeapons.map((weapon) => (
      <Text key={weapon.id} textStyle="sm">
        Arma propia adentro: {ownWeaponLabel(weapon)}, {weapon.studentName}
        {weapon.outAt && ` (salió ${compactText(weapon.outAt)})`}
      </Text>
    ))}
    {calibers.map((one) => (
      <SmallText key={one.caliber} color={one.short !== null && one.short > 0 ? 'fg.error' : undefined}>
        {caliberText(one)}
      </SmallText>
    ))}
    {note && <SmallText>{note}</SmallText>}
  </Stack>
);

type CloseDayFormProps = Pick<DayClosingProps, 'out' | 'inside'> & {
  onClose: () => void;
  onSaved: () => void;
};

/** What is counted is written before the stock is shown. */
const CloseDayForm = ({ out, inside, onClose, onSaved }: CloseDayFormProps) => {
  const send = useFormWrite();
  const schemaForm = useSchemaForm({
    schema: closeDaySchema,
    defaultValues: { counted: CALIBERS.map(() => ''), note: '' },
    prepare: ({ counted, note }) => ({
      counts: CALIBERS.flatMap((caliber, index) => {
        const rounds = whole(counted[index] ?? '');
        return rounds === null ? [] : [{ caliber, rounds }];
      }),
      note,
    }),
    save: async (input) => {
      await send(CLOSE_DAY, input);
      notify.success('Día cerrado');
      onClose();
      onSaved();
    },
    failureText: 'No pudimos cerrar el día. Revisa tu conexión y vuelve a intentar.',
  });
  const { fieldProps, isBusy } = schemaForm;
  return (
    <SchemaForm of={schemaForm} label="Cerrar el día">
      {out.length === 0 ? (
        <Text color="fg.muted">No hay ningún arma afuera.</Text>
      ) : (
        <Stack gap="1">
          <Text fontWeight="semibold">
            {out.length === 1
              ? 'Hay un arma afuera, que queda anotada:'
              : `Hay ${out.length} armas afuera, que quedan anotadas:`}
          </Text>
          <chakra.ul listStyleType="none" aria-label="Armas afuera">
            {out.map(({ id, label, studentName }) => (
              <chakra.li key={id} textStyle="sm" overflowWrap="anywhere">
                {label}, {studentName}
              </chakra.li>
            ))}
          </chakra.ul>
        </Stack>
      )}
      {inside.length > 0 && (
        <Stack gap="1">
          <Text fontWeight="semibold">
            {inside.length === 1
              ? 'Un arma propia no salió, y queda anotada:'
              : `${inside.length} armas propias no salieron, y quedan anotadas:`}
          </Text>
          <chakra.ul listStyleType="none" aria-label="Armas propias adentro">
            {inside.map((weapon) => (
              <chakra.li key={weapon.id} textStyle="sm" overflowWrap="anywhere">
                {ownWeaponLabel(weapon)}, {weapon.studentName}
              </chakra.li>
            ))}
          </chakra.ul>
        </Stack>
      )}
      {CALIBERS.map((caliber, index) => (
        <TextField
          key={caliber}
          label={`Municiones de ${caliber}`}
          hint="Las que contaste. Vacío si no contaste"
          inputMode="numeric"
          autoComplete="off"
          {...fieldProps(`counted.${index}`)}
        />
      ))}
      <TextareaField label="Nota" hint="Opcional" {...fieldProps('note')} />
      <FormActions action="Cerrar y firmar" isBusy={isBusy} busyText="Cerrando..." onBack={onClose} />
    </SchemaForm>
  );
};
