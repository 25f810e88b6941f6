import { Badge, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { shortDate } from '#domain/dates/date-text.ts';
import { dayAfter } from '#domain/dates/dates.ts';
import { longQuarter } from '#domain/dates/quarters.ts';
import { ListFailure } from '../../../components/feedback/empty-note.tsx';
import { notify } from '../../../components/feedback/notify.ts';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { ListCell, ListRow, ListTable } from '../../../components/lists/list-table.tsx';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { useWrite } from '../../../components/queries/use-write.ts';
import { compactText } from '../../../components/records/date-text.ts';
import { downloadFile } from '../../../components/records/download-file.ts';
import type { NextSheet_NextFragment, SheetRow_SheetFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { ForStaff } from '../frame/staff-access.tsx';
import { ConfirmDialog } from '../lists/confirm-dialog.tsx';
import { ScreenHeading } from '../lists/screen-heading.tsx';
import { FirearmLinks } from './firearm-links.tsx';

const AMMUNITION_SHEETS = graphql(`
  query AmmunitionSheets {
    me {
      ...Roles
    }
    ammunitionSheets(first: 40) {
      nodes {
        id
        ...SheetRow_sheet
      }
    }
    nextAmmunitionSheet {
      ...NextSheet_next
    }
  }
`);

graphql(`
  fragment SheetRow_sheet on AmmunitionSheet {
    id
    number
    quarter
    from
    to
    issuedAt
    issuedByName
  }
`);

graphql(`
  fragment NextSheet_next on NextAmmunitionSheet {
    quarter
    from
    to
    isOver
  }
`);

const ISSUE_SHEET = graphql(`
  mutation IssueAmmunitionSheet($input: IssueAmmunitionSheetInput!) {
    issueAmmunitionSheet(input: $input) {
      id
      number
    }
  }
`);

const COLUMNS = ['Planilla', 'Período', 'Emitida', 'Archivos'] as const;

type Days = { from: string; to: string };

const daysText = ({ from, to }: Days) => `del ${shortDate(from)} al ${shortDate(to)}`;

/** The issued sheets of ammunition, newest first, below the one that is next. */
export const Component = () => {
  const query = useAdminQuery(AMMUNITION_SHEETS, {
    variables: {},
    failureText: 'No pudimos cargar las planillas',
  });
  const data = query.data ?? query.previousData;
  const reload = () => void query.refetch().catch(() => undefined);
  return (
    <>
      <ScreenHeading title="Planillas de munición · Gestión">Planillas por trimestre</ScreenHeading>
      <Stack gap="5">
        <FirearmLinks />
        {query.hasFailed && !data && <ListFailure onRetry={() => query.refetch()} />}
        {data && !data.nextAmmunitionSheet && (
          <Text color="fg.muted">
            Todavía no hay movimientos de munición. La primera planilla se emite cuando termina el trimestre
            del primero.
          </Text>
        )}
        {data?.nextAmmunitionSheet && (
          <ListTable
            caption="Planillas de munición por trimestre"
            columns={COLUMNS}
            isStale={query.data === undefined}
          >
            <NextRow next={data.nextAmmunitionSheet} onIssued={reload} />
            {data.ammunitionSheets.nodes.map((sheet) => (
              <SheetRow key={sheet.id} sheet={sheet} />
            ))}
          </ListTable>
        )}
      </Stack>
    </>
  );
};

type NextRowProps = { next: NextSheet_NextFragment; onIssued: () => void };

const NextRow = ({ next, onIssued }: NextRowProps) => {
  const { quarter, to, isOver } = next;
  const { write, isBusy } = useWrite(
    'No pudimos emitir la planilla. Revisa tu conexión y vuelve a intentar.',
  );
  const [isOpen, setIsOpen] = useState(false);

  const issue = async () => {
    const data = await write(ISSUE_SHEET, { quarter });
    setIsOpen(false);
    // Also after a failure: somebody else may have issued it.
    onIssued();
    if (data?.issueAmmunitionSheet) {
      notify.success(`Planilla N.º ${data.issueAmmunitionSheet.number} emitida`);
    }
  };

  return (
    <ListRow>
      <ListCell column="Planilla" isTitle>
        <Stack gap="1" align="start">
          <Text fontWeight="semibold">La próxima</Text>
          <SmallText>{longQuarter(quarter)}</SmallText>
        </Stack>
      </ListCell>
      <ListCell column="Período">
        <Text fontVariantNumeric="tabular-nums">{daysText(next)}</Text>
      </ListCell>
      <ListCell column="Emitida">
        {isOver ? (
          <Badge colorPalette="orange">Pendiente</Badge>
        ) : (
          <SmallText>Se emite desde el {shortDate(dayAfter(to, 1))}</SmallText>
        )}
      </ListCell>
      <ListCell column="Archivos">
        {isOver ? (
          <ForStaff may="Mutation.issueAmmunitionSheet">
            <Button size="sm" whiteSpace="normal" h="auto" minH="11" py="2" onClick={() => setIsOpen(true)}>
              Emitir planilla del trimestre
            </Button>
          </ForStaff>
        ) : (
          <Text aria-hidden>—</Text>
        )}
        <ConfirmDialog
          title="¿Emitir la planilla del trimestre?"
          action="Emitir planilla"
          color="green"
          isOpen={isOpen}
          isBusy={isBusy}
          onClose={() => setIsOpen(false)}
          onConfirm={() => void issue()}
        >
          <Text>
            Se emite la planilla del {longQuarter(quarter)}, {daysText(next)}, con tu nombre como responsable.
          </Text>
          <Text color="fg.muted">
            Una planilla emitida no se cambia. Lo que se corrija después va en la siguiente.
          </Text>
        </ConfirmDialog>
      </ListCell>
    </ListRow>
  );
};

const SheetRow = ({ sheet }: { sheet: SheetRow_SheetFragment }) => {
  const { id, number, quarter, issuedAt, issuedByName } = sheet;
  const name = `planilla N.º ${number}`;
  return (
    <ListRow>
      <ListCell column="Planilla" isTitle>
        <Stack gap="1" align="start">
          <Text fontWeight="semibold">N.º {number}</Text>
          <SmallText>{longQuarter(quarter)}</SmallText>
        </Stack>
      </ListCell>
      <ListCell column="Período">
        <Text fontVariantNumeric="tabular-nums">{daysText(sheet)}</Text>
      </ListCell>
      <ListCell column="Emitida">
        <Stack gap="0" align="start">
          <Text fontVariantNumeric="tabular-nums">{compactText(issuedAt)}</Text>
          <SmallText overflowWrap="anywhere">{issuedByName}</SmallText>
        </Stack>
      </ListCell>
      <ListCell column="Archivos">
        <HStack gap="2">
          <FileButton id={id} kind="pdf" label={`Descargar la ${name} en PDF`} />
          <FileButton id={id} kind="csv" label={`Descargar los movimientos de la ${name} en CSV`} />
        </HStack>
      </ListCell>
    </ListRow>
  );
};

type FileButtonProps = { id: string; kind: 'pdf' | 'csv'; label: string };

const FileButton = ({ id, kind, label }: FileButtonProps) => {
  const download = () =>
    downloadFile(`/api/ammunition/sheets/${id}/sheet.${kind}`, {
      failureText: 'No pudimos descargar la planilla. Revisa tu conexión y vuelve a intentar.',
    });
  return (
    <Button size="sm" variant="outline" aria-label={label} onClick={() => void download()}>
      {kind.toUpperCase()}
    </Button>
  );
};
