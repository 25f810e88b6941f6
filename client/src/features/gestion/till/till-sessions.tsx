import { Button, Stack, Text } from '@chakra-ui/react';
import { pesosText } from '#domain/texts/money.ts';
import { userName } from '#domain/users/user-name.ts';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { ListCell, ListRow, ListTable } from '../../../components/lists/list-table.tsx';
import { downloadFile } from '../../../components/records/download-file.ts';
import { compactText } from '../../../components/records/date-text.ts';
import type { TillRow_SessionFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

graphql(`
  fragment TillRow_session on TillSession {
    id
    tillName
    number
    closedAt
    counted
    expected
    difference
    note
    openingDifference
    openingNote
    closedBy {
      ...PersonName
    }
  }
`);

const COLUMNS = ['Turno', 'Cerrado', 'Esperado', 'Contado', 'Diferencia', 'Hoja'] as const;

/** Closed sessions, newest first. */
export const TillSessions = ({ nodes }: { nodes: readonly TillRow_SessionFragment[] }) => (
  <ListTable caption="Los últimos turnos" columns={COLUMNS} isStale={false}>
    {nodes.map((session) => (
      <SessionRow key={session.id} session={session} />
    ))}
  </ListTable>
);

const Amount = ({ pesos }: { pesos: number | null }) => (
  <Text whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
    {pesosText(pesos ?? 0)}
  </Text>
);

const SessionRow = ({ session }: { session: TillRow_SessionFragment }) => {
  const { id, tillName, number, closedAt, closedBy, counted, expected, difference, note } = session;
  const { openingDifference, openingNote } = session;
  const name = `${tillName}, turno ${number}`;
  return (
    <ListRow>
      <ListCell column="Turno" isTitle>
        <Text>{name}</Text>
        {note && <SmallText overflowWrap="anywhere">{note}</SmallText>}
        {openingDifference !== null && openingDifference !== 0 && (
          <SmallText overflowWrap="anywhere">
            {`Al abrir: diferencia de ${pesosText(openingDifference)}. ${openingNote ?? ''}`}
          </SmallText>
        )}
      </ListCell>
      <ListCell column="Cerrado">
        <Stack gap="0">
          <Text fontVariantNumeric="tabular-nums">{closedAt && compactText(closedAt)}</Text>
          {closedBy && <SmallText>{userName(closedBy)}</SmallText>}
        </Stack>
      </ListCell>
      <ListCell column="Esperado">
        <Amount pesos={expected} />
      </ListCell>
      <ListCell column="Contado">
        <Amount pesos={counted} />
      </ListCell>
      <ListCell column="Diferencia">
        <Amount pesos={difference} />
      </ListCell>
      <ListCell column="Hoja">
        <SheetButton id={id} label={`Descargar la hoja de ${name} en PDF`}>
          PDF
        </SheetButton>
      </ListCell>
    </ListRow>
  );
};

type SheetButtonProps = { id: string; label: string; children: string };

/** Downloads the close sheet as a PDF. */
export const SheetButton = ({ id, label, children }: SheetButtonProps) => {
  const open = () =>
    downloadFile(`/api/money/sessions/${id}/sheet.pdf`, {
      failureText: 'No pudimos descargar la hoja. Vuelve a intentar.',
    });
  return (
    <Button size="sm" variant="outline" aria-label={label} onClick={() => void open()}>
      {children}
    </Button>
  );
};
