import { Badge, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { shortDate } from '#domain/dates/date-text.ts';
import { countText } from '#domain/texts/numbers.ts';
import { weaponLabel } from '#domain/weapons/weapon.catalogue.ts';
import { Notice } from '../../../components/feedback/notice.tsx';
import { PlusIcon } from '../../../components/icons.tsx';
import { ScreenHeading } from '../lists/screen-heading.tsx';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { ListFrame } from '../../../components/lists/list-frame.tsx';
import { ListCell, ListRow, ListTable } from '../../../components/lists/list-table.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { compactText } from '../../../components/records/date-text.ts';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { onDemand } from '../../../components/records/on-demand.tsx';
import { LeaveScope } from '../../../components/records/leave-scope.tsx';
import type { FirearmRow_FirearmFragment, HandOut_DayFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { FilterSelect } from '../filters/filter-select.tsx';
import { ForStaff } from '../frame/staff-access.tsx';
import { ExportButton } from '../lists/export-button.tsx';
import { nameParam } from '../lists/params.ts';
import { RowButton } from '../lists/row-button.tsx';
import { FirearmForm, firearmStates } from './firearm-form.tsx';
import { FirearmLinks } from './firearm-links.tsx';
import { HandOutForm } from './hand-out-form.tsx';
import { lateText } from './late-text.ts';
import { AnnulForm, TakeBackForm } from './take-back-form.tsx';

const FIREARMS = graphql(`
  query Firearms($serial: String, $state: FirearmState, $after: String) {
    me {
      ...Roles
    }
    rangeDay {
      ...HandOut_day
    }
    firearms(serial: $serial, state: $state, first: 20, after: $after) {
      nodes {
        id
        ...FirearmRow_firearm
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
  fragment FirearmRow_firearm on Firearm {
    id
    make
    serial
    cuim
    model
    caliber
    sector
    state
    workshopReason
    roundsFired
    serviceRounds
    serviceDay
    isServiceDue
    corrections {
      at
      byName
      reason
      before {
        make
        serial
        model
        cuim
      }
    }
    revision
    handOut {
      id
      studentName
      outAt
      outLate {
        ...Late_record
      }
      roundsOut
    }
  }
`);

const ImportDialog = onDemand(async () => (await import('./import-dialog.tsx')).ImportDialog);

const STATE = 'estado';
const COLUMNS = ['Arma', 'Modelo', 'Sector', 'Disparos', 'Estado', 'Acciones'] as const;

type Opened = { what: 'edit' | 'move' | 'annul'; firearm: FirearmRow_FirearmFragment } | 'new';

const titleOf = (opened: Opened) => {
  if (opened === 'new') return 'Cargar un arma';
  const { what, firearm } = opened;
  const name = `${firearm.make} ${firearm.serial}`;
  if (what === 'edit') return name;
  if (what === 'annul') return `Anular la entrega de ${name}`;
  return `${firearm.handOut ? 'Recibir' : 'Entregar'} ${name}`;
};

const Firearms = () => {
  const listParams = useListSearchParams();
  const { params, search, after, change } = listParams;
  const state = nameParam(params, STATE, firearmStates);
  const query = useAdminQuery(FIREARMS, {
    variables: { serial: search || null, state, after },
    failureText: 'No pudimos cargar las armas',
  });
  const [opened, setOpened] = useState<Opened>('new');
  const [isOpen, setIsOpen] = useState(false);
  const [isImporting, setIsImporting] = useState(false);
  const open = (what: Opened) => {
    setOpened(what);
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  const reload = () => void query.refetch().catch(() => undefined);
  const data = query.data ?? query.previousData;
  return (
    <>
      <ScreenHeading
        title="Armas · Gestión"
        actions={
          <HStack gap="3" wrap="wrap">
            <ExportButton
              file="firearms"
              filters={{ serial: search || null, state: state && firearmStates[state].value }}
            />
            <ForStaff may="Mutation.importFirearms">
              <Button size="sm" variant="outline" onClick={() => setIsImporting(true)}>
                Importar armas…
              </Button>
            </ForStaff>
            <ForStaff may="Mutation.createFirearm">
              <Button size="sm" onClick={() => open('new')}>
                <PlusIcon />
                Cargar arma
              </Button>
            </ForStaff>
          </HStack>
        }
      >
        Armas
      </ScreenHeading>
      <Stack gap="5">
        <FirearmLinks />
        {data && !data.me?.usesFirearms && (
          <Notice tone="warning">
            Sin armas cargadas la armería no se muestra al equipo. Carga la primera y aparece en el menú.
          </Notice>
        )}
        <ListFrame
          noun={{ one: 'arma', many: 'armas', isFeminine: true }}
          placeholder="Número de serie, o su final"
          listParams={listParams}
          onClearFilters={state ? () => change({ [STATE]: null }) : undefined}
          query={query}
          list={data?.firearms}
          filters={
            <FilterSelect
              label="Estado"
              all="todos"
              options={firearmStates}
              value={state}
              isWide
              onChange={(value) => change({ [STATE]: value })}
            />
          }
        >
          {({ nodes, isStale }) => (
            <ListTable caption="Armas" columns={COLUMNS} isStale={isStale}>
              {nodes.map((firearm) => (
                <FirearmRow
                  key={firearm.id}
                  firearm={firearm}
                  onEdit={() => open({ what: 'edit', firearm })}
                  onMove={() => open({ what: 'move', firearm })}
                />
              ))}
            </ListTable>
          )}
        </ListFrame>
      </Stack>
      <DetailDialog title={titleOf(opened)} isOpen={isOpen} onClose={close}>
        {isOpen && (
          <OpenedForm
            opened={opened}
            day={data?.rangeDay ?? null}
            open={open}
            onClose={close}
            onSaved={reload}
          />
        )}
      </DetailDialog>
      <ImportDialog isOpen={isImporting} onClose={() => setIsImporting(false)} onImported={reload} />
    </>
  );
};

type OpenedFormProps = {
  opened: Opened;
  day: HandOut_DayFragment | null;
  open: (what: Opened) => void;
  onClose: () => void;
  onSaved: () => void;
};

const OpenedForm = ({ opened, day, open, ...done }: OpenedFormProps) => {
  if (opened === 'new') return <FirearmForm firearm={null} {...done} />;
  const { what, firearm } = opened;
  if (what === 'edit') return <FirearmForm key={firearm.id} firearm={firearm} {...done} />;
  const { handOut } = firearm;
  if (handOut && what === 'annul')
    return <AnnulForm handOut={handOut} onBack={() => open({ what: 'move', firearm })} {...done} />;
  if (handOut)
    return <TakeBackForm handOut={handOut} onAnnul={() => open({ what: 'annul', firearm })} {...done} />;
  return day && <HandOutForm firearm={firearm} day={day} {...done} />;
};

const TONES = { AVAILABLE: 'green', WORKSHOP: 'orange', OUT_OF_SERVICE: 'gray' } as const;

type FirearmRowProps = { firearm: FirearmRow_FirearmFragment; onEdit: () => void; onMove: () => void };

const FirearmRow = ({ firearm, onEdit, onMove }: FirearmRowProps) => {
  const { make, serial, cuim, model, caliber, sector, state, workshopReason, roundsFired, handOut } = firearm;
  return (
    <ListRow>
      <ListCell column="Arma" isTitle>
        <Stack gap="1" align="start">
          <RowButton onClick={onEdit}>
            {make} {serial}
          </RowButton>
          <SmallText hideFrom="lg" overflowWrap="anywhere">
            {[weaponLabel(model), sector].filter(Boolean).join(' · ')}
          </SmallText>
          {cuim && <SmallText overflowWrap="anywhere">CUIM {cuim}</SmallText>}
        </Stack>
      </ListCell>
      <ListCell column="Modelo" isConstant>
        <Stack gap="0">
          <Text>{weaponLabel(model)}</Text>
          <SmallText>{caliber}</SmallText>
        </Stack>
      </ListCell>
      <ListCell column="Sector" isConstant>
        <Text overflowWrap="anywhere">{sector ?? '–'}</Text>
      </ListCell>
      <ListCell column="Disparos">
        <Stack gap="0" align="start">
          <Text fontVariantNumeric="tabular-nums">{countText(roundsFired)}</Text>
          <ServiceText firearm={firearm} />
        </Stack>
      </ListCell>
      <ListCell column="Estado">
        <Stack gap="1" align="start">
          {handOut ? (
            <>
              <Badge colorPalette="accent">Entregada</Badge>
              <SmallText>
                {handOut.studentName}, {compactText(handOut.outAt)}
              </SmallText>
              {handOut.outLate && <SmallText>{lateText('Entrega', handOut.outLate)}</SmallText>}
            </>
          ) : (
            <>
              <Badge colorPalette={TONES[state]}>{firearmStates[state].label}</Badge>
              {workshopReason && <SmallText overflowWrap="anywhere">{workshopReason}</SmallText>}
            </>
          )}
        </Stack>
      </ListCell>
      <ListCell column="Acciones">
        {handOut || state === 'AVAILABLE' ? (
          <Button
            size="sm"
            variant="outline"
            aria-label={`${handOut ? 'Recibir' : 'Entregar'} ${make} ${serial}`}
            onClick={onMove}
          >
            {handOut ? 'Recibir…' : 'Entregar…'}
          </Button>
        ) : (
          <Text aria-hidden>—</Text>
        )}
      </ListCell>
    </ListRow>
  );
};

const ServiceText = ({ firearm }: { firearm: FirearmRow_FirearmFragment }) => {
  const { serviceRounds, serviceDay, isServiceDue } = firearm;
  if (isServiceDue) return <Badge colorPalette="red">Toca service</Badge>;
  const when = [
    serviceRounds !== null && `a los ${countText(serviceRounds)}`,
    serviceDay !== null && `el ${shortDate(serviceDay)}`,
  ].filter(Boolean);
  return when.length > 0 ? <SmallText>Service {when.join(' o ')}</SmallText> : null;
};

export const Component = () => (
  <LeaveScope>
    <Firearms />
  </LeaveScope>
);
