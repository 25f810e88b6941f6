import { Badge, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { longMonth, shortDate } from '#domain/dates/date-text.ts';
import { addToMonth, daysOfMonth, isMonth } from '#domain/dates/months.ts';
import { BOOK_LABELS } from '#domain/firearms/book.ts';
import { countText } from '#domain/texts/numbers.ts';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { ListFrame } from '../../../components/lists/list-frame.tsx';
import { ListCell, ListRow, ListTable } from '../../../components/lists/list-table.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { academyToday, compactText } from '../../../components/records/date-text.ts';
import { downloadFile } from '../../../components/records/download-file.ts';
import { enumTable } from '../../../components/records/enums.ts';
import type { BookRow_EntryFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { ExportButton } from '../lists/export-button.tsx';
import { ScreenHeading } from '../lists/screen-heading.tsx';
import { FirearmLinks } from './firearm-links.tsx';

const BOOK = graphql(`
  query FirearmBook($from: LocalDate, $to: LocalDate, $serial: String, $after: String) {
    me {
      ...Roles
    }
    firearmBook(from: $from, to: $to, serial: $serial, first: 20, after: $after) {
      nodes {
        id
        ...BookRow_entry
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
  fragment BookRow_entry on FirearmBookEntry {
    id
    at
    type
    what
    rounds
    personName
    documentNumber
    clu
    cluExpiration
    byName
    late {
      receivedAt
    }
    note
  }
`);

const types = enumTable(BOOK_LABELS);
const COLUMNS = ['Movimiento', 'Fecha', 'Persona', 'Municiones', 'Entregó, recibió o anotó'] as const;
const MONTH = 'mes';
const SHOWN_MONTHS = 36;

const monthsUntil = (last: string) =>
  Array.from({ length: SHOWN_MONTHS }, (_, index) => addToMonth(last, -index)).map((value) => ({
    value,
    label: longMonth(value),
  }));

/** What moved in a month, newest first. */
export const Component = () => {
  const listParams = useListSearchParams();
  const { params, search, after, change } = listParams;
  const options = monthsUntil(academyToday().slice(0, 'YYYY-MM'.length));
  const asked = params.get(MONTH) ?? '';
  const month = isMonth(asked) ? asked : (options[0]?.value ?? '');
  const serial = search || null;
  const days = daysOfMonth(month);
  const query = useAdminQuery(BOOK, {
    variables: { ...days, serial, after },
    failureText: 'No pudimos cargar el libro',
  });
  const data = query.data ?? query.previousData;
  const downloadPdf = () =>
    downloadFile(`/api/firearms/book/${month}/sheet.pdf`, {
      failureText: 'No pudimos descargar el libro. Revisa tu conexión y vuelve a intentar.',
    });
  return (
    <>
      <ScreenHeading
        title="Libro de armas · Gestión"
        actions={
          <HStack gap="3" wrap="wrap">
            <ExportButton file="book" filters={{ ...days, serial }} />
            <Button size="sm" variant="outline" onClick={() => void downloadPdf()}>
              PDF del mes
            </Button>
          </HStack>
        }
      >
        Libro de armas
      </ScreenHeading>
      <Stack gap="5">
        <FirearmLinks />
        <ListFrame
          noun={{ one: 'movimiento', many: 'movimientos' }}
          placeholder="Número de serie, o su final"
          listParams={listParams}
          query={query}
          list={data?.firearmBook}
          filters={
            <SelectField
              label="Mes"
              options={options}
              value={month}
              onChange={(event) => change({ [MONTH]: event.currentTarget.value })}
            />
          }
        >
          {({ nodes, isStale }) => (
            <ListTable caption="Movimientos" columns={COLUMNS} isStale={isStale}>
              {nodes.map((entry) => (
                <BookRow key={entry.id} entry={entry} />
              ))}
            </ListTable>
          )}
        </ListFrame>
      </Stack>
    </>
  );
};

const papersOf = ({ documentNumber, clu, cluExpiration }: BookRow_EntryFragment) =>
  [
    documentNumber && `Doc. ${documentNumber}`,
    clu && `CLU ${clu}${cluExpiration ? ` hasta el ${shortDate(cluExpiration)}` : ''}`,
  ]
    .filter(Boolean)
    .join(' · ');

const BookRow = ({ entry }: { entry: BookRow_EntryFragment }) => {
  const { at, type, what, rounds, personName, byName, late, note } = entry;
  return (
    <ListRow>
      <ListCell column="Movimiento" isTitle>
        <Stack gap="0" align="start">
          <Text fontWeight="semibold">{types[type].label}</Text>
          <Text overflowWrap="anywhere">{what}</Text>
          {note && <SmallText overflowWrap="anywhere">{note}</SmallText>}
        </Stack>
      </ListCell>
      <ListCell column="Fecha">
        <Stack gap="1" align="start">
          <Text fontVariantNumeric="tabular-nums">{compactText(at)}</Text>
          {late && <Badge>Anotado tarde: llegó {compactText(late.receivedAt)}</Badge>}
        </Stack>
      </ListCell>
      <ListCell column="Persona">
        <Stack gap="0">
          <Text overflowWrap="anywhere">{personName ?? '–'}</Text>
          <SmallText overflowWrap="anywhere">{papersOf(entry)}</SmallText>
        </Stack>
      </ListCell>
      <ListCell column="Municiones">
        <Text fontVariantNumeric="tabular-nums">{rounds === null ? '–' : countText(rounds)}</Text>
      </ListCell>
      <ListCell column="Entregó, recibió o anotó">
        <Text overflowWrap="anywhere">{byName ?? 'Cuenta de servicio'}</Text>
      </ListCell>
    </ListRow>
  );
};
