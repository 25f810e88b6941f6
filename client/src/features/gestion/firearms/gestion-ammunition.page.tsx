import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { AMMUNITION_LABELS } from '#domain/firearms/ammunition.ts';
import { countText } from '#domain/texts/numbers.ts';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { ListFrame } from '../../../components/lists/list-frame.tsx';
import { ListCell, ListRow, ListTable } from '../../../components/lists/list-table.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { compactText } from '../../../components/records/date-text.ts';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { enumTable } from '../../../components/records/enums.ts';
import { LeaveScope } from '../../../components/records/leave-scope.tsx';
import type { AmmunitionRow_EntryFragment, StockRow_StockFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { ExportButton } from '../lists/export-button.tsx';
import { ScreenHeading } from '../lists/screen-heading.tsx';
import { Section } from '../lists/section.tsx';
import { AmmunitionForm, CorrectReturnForm } from './ammunition-forms.tsx';
import { FirearmLinks } from './firearm-links.tsx';

const AMMUNITION = graphql(`
  query Ammunition($after: String) {
    me {
      ...Roles
    }
    ammunition {
      stocks {
        ...StockRow_stock
      }
    }
    ammunitionEntries(first: 20, after: $after) {
      nodes {
        id
        ...AmmunitionRow_entry
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      totalCountIsExact
    }
  }
`);

graphql(`
  fragment StockRow_stock on AmmunitionStock {
    caliber
    opening
    bought
    handedOut
    returned
    counted
    lost
    corrected
    closing
    out
  }
`);

graphql(`
  fragment AmmunitionRow_entry on AmmunitionEntry {
    id
    caliber
    type
    rounds
    balance
    description
    byName
    createdAt
    lot
    supplier
    invoice
    handOutId
  }
`);

const types = enumTable(AMMUNITION_LABELS);

const STOCK = [
  'Calibre',
  'Al abrir',
  'Entró',
  'Se entregó',
  'Volvió',
  'Recuentos y pérdidas',
  'Hay',
] as const;
const ENTRIES = ['Movimiento', 'Fecha', 'Municiones', 'Quedan', 'Acciones'] as const;

type Opened = { correct: AmmunitionRow_EntryFragment } | 'new';

const Ammunition = () => {
  const listParams = useListSearchParams();
  const { after } = listParams;
  const query = useAdminQuery(AMMUNITION, {
    variables: { after },
    failureText: 'No pudimos cargar la munición',
  });
  const [opened, setOpened] = useState<Opened>('new');
  const [isOpen, setIsOpen] = useState(false);
  const open = (what: Opened) => {
    setOpened(what);
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  const data = query.data ?? query.previousData;
  const done = { onClose: close, onSaved: () => void query.refetch().catch(() => undefined) };
  return (
    <>
      <ScreenHeading
        title="Munición · Gestión"
        actions={
          <HStack gap="3" wrap="wrap">
            <ExportButton file="ammunition">Exportar munición</ExportButton>
            <Button size="sm" onClick={() => open('new')}>
              Anotar munición
            </Button>
          </HStack>
        }
      >
        Munición
      </ScreenHeading>
      <Stack gap="5">
        <FirearmLinks />
        {data && (
          <Section title="Hoy">
            <ListTable caption="Munición por calibre" columns={STOCK} isStale={!query.data}>
              {data.ammunition.stocks.map((row) => (
                <StockRow key={row.caliber} stock={row} />
              ))}
            </ListTable>
          </Section>
        )}
        <ListFrame
          noun={{ one: 'movimiento', many: 'movimientos' }}
          listParams={listParams}
          query={query}
          list={data?.ammunitionEntries}
        >
          {({ nodes, isStale }) => (
            <ListTable caption="Movimientos de munición" columns={ENTRIES} isStale={isStale}>
              {nodes.map((entry) => (
                <EntryRow key={entry.id} entry={entry} onCorrect={() => open({ correct: entry })} />
              ))}
            </ListTable>
          )}
        </ListFrame>
      </Stack>
      <DetailDialog
        title={opened === 'new' ? 'Anotar munición' : 'Corregir una devolución'}
        isOpen={isOpen}
        onClose={close}
      >
        {isOpen &&
          (opened === 'new' ? (
            <AmmunitionForm stock={data?.ammunition.stocks ?? []} {...done} />
          ) : (
            <CorrectReturnForm entry={opened.correct} {...done} />
          ))}
      </DetailDialog>
    </>
  );
};

const Rounds = ({ children }: { children: number }) => (
  <Text fontVariantNumeric="tabular-nums">{countText(children)}</Text>
);

const signed = (rounds: number) => `${rounds > 0 ? '+' : ''}${countText(rounds)}`;

const StockRow = ({ stock }: { stock: StockRow_StockFragment }) => {
  const { caliber, opening, bought, handedOut, returned, counted, lost, corrected, closing, out } = stock;
  return (
    <ListRow>
      <ListCell column="Calibre" isTitle>
        <Text fontWeight="semibold">{caliber}</Text>
      </ListCell>
      <ListCell column="Al abrir">
        <Rounds>{opening}</Rounds>
      </ListCell>
      <ListCell column="Entró">
        <Rounds>{bought}</Rounds>
      </ListCell>
      <ListCell column="Se entregó">
        <Rounds>{handedOut}</Rounds>
      </ListCell>
      <ListCell column="Volvió">
        <Rounds>{returned + corrected}</Rounds>
      </ListCell>
      <ListCell column="Recuentos y pérdidas">
        <Rounds>{counted - lost}</Rounds>
      </ListCell>
      <ListCell column="Hay">
        <Rounds>{closing}</Rounds>
        {out > 0 && <SmallText>y {countText(out)} afuera</SmallText>}
      </ListCell>
    </ListRow>
  );
};

const detailOf = ({ description, lot, supplier, invoice }: AmmunitionRow_EntryFragment) =>
  [description !== '—' && description, invoice && `factura ${invoice}`, lot && `lote ${lot}`, supplier]
    .filter(Boolean)
    .join(' · ');

type EntryRowProps = { entry: AmmunitionRow_EntryFragment; onCorrect: () => void };

const EntryRow = ({ entry, onCorrect }: EntryRowProps) => {
  const { type, caliber, rounds, balance, createdAt, byName, description } = entry;
  return (
    <ListRow>
      <ListCell column="Movimiento" isTitle>
        <Stack gap="0">
          <Text>
            {types[type].label} de {caliber}
          </Text>
          <SmallText overflowWrap="anywhere">{detailOf(entry)}</SmallText>
        </Stack>
      </ListCell>
      <ListCell column="Fecha">
        <Stack gap="0" align="start">
          <Text fontVariantNumeric="tabular-nums">{compactText(createdAt)}</Text>
          {byName && <SmallText overflowWrap="anywhere">{byName}</SmallText>}
        </Stack>
      </ListCell>
      <ListCell column="Municiones">
        <Text fontVariantNumeric="tabular-nums">{signed(rounds)}</Text>
      </ListCell>
      <ListCell column="Quedan">
        <Rounds>{balance}</Rounds>
      </ListCell>
      <ListCell column="Acciones">
        {type === 'HAND_OUT' ? (
          <Button
            size="sm"
            variant="outline"
            aria-label={`Corregir la devolución de ${description}`}
            onClick={onCorrect}
          >
            Corregir…
          </Button>
        ) : (
          <Text aria-hidden>—</Text>
        )}
      </ListCell>
    </ListRow>
  );
};

export const Component = () => (
  <LeaveScope>
    <Ammunition />
  </LeaveScope>
);
