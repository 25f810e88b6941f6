import { Box, Button, chakra, Input, Skeleton, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { academy } from '#domain/academy.ts';
import { weekdayAndDay } from '#domain/dates/date-text.ts';
import { ownWeaponLabel } from '#domain/firearms/own-weapon.ts';
import { foldSearched } from '#domain/texts/text.ts';
import { EmptyNote, ListFailure } from '../../../components/feedback/empty-note.tsx';
import { useAdminErrors } from '../../../components/queries/use-admin-query.ts';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { LeaveScope } from '../../../components/records/leave-scope.tsx';
import { onDemand } from '../../../components/records/on-demand.tsx';
import { useNow } from '../../../components/records/use-now.ts';
import { EnrolmentDialogs } from '../enrolments/enrolment-dialogs.tsx';
import { AnnulForm, TakeBackForm } from '../firearms/take-back-form.tsx';
import { ForStaff } from '../frame/staff-access.tsx';
import { ConfirmDialog } from '../lists/confirm-dialog.tsx';
import { ScreenHeading } from '../lists/screen-heading.tsx';
import { DayClass } from './day-class.tsx';
import { DayClosing } from './day-closing.tsx';
import { shownDay, type Day } from './day-state.ts';
import { Conflicts, DayStatus } from './day-status.tsx';
import { OpenReports } from './open-reports.tsx';
import { TakeBackButton, WithoutClass } from './day-weapons.tsx';
import { WeaponLabel } from './weapon-name.tsx';
import { HandOverForm } from './hand-over-form.tsx';
import { ReleaseButton } from './own-weapons.tsx';
import { OwnWeaponForm } from './own-weapon-form.tsx';
import { useProposals } from './use-proposals.ts';
import { useDayActions, type DayActions, type Opened } from './use-day-actions.ts';
import { useKeptDay, type KeptDay } from './use-kept-day.ts';

const EntryScanner = onDemand(async () => (await import('./entry-scanner.tsx')).loadEntryScanner());

const RangeDay = () => {
  const kept = useKeptDay();
  const { state, isAway, error, refresh } = kept;
  const day = useMemo(() => state && shownDay(state), [state]);
  const { hasFailed } = useAdminErrors(error, day ? undefined : 'No pudimos cargar el día');
  const now = useNow();
  return (
    <>
      <ScreenHeading title="Día · Gestión" eyebrow={weekdayAndDay(new Date(now), academy.timeZone)}>
        Día
      </ScreenHeading>
      {state && <DayStatus state={state} isAway={isAway} />}
      {day ? (
        <Classes day={day} kept={kept} now={new Date(now)} />
      ) : hasFailed || isAway ? (
        <ListFailure onRetry={refresh} />
      ) : (
        <DaySkeleton />
      )}
    </>
  );
};

type ClassesProps = { day: Day; kept: KeptDay; now: Date };

const Classes = ({ day, kept, now }: ClassesProps) => {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isScanning, setIsScanning] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const [searched, setSearched] = useState('');
  const [unread, setUnread] = useState<string | null>(null);
  const open = (what: Opened) => {
    setOpened(what);
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  const actions = useDayActions({ kept, open, openEnrolment: setOpenId });
  const proposals = useProposals(day);
  const { students, outside, ownWeaponsInside, closings } = day;
  const out = [...students.flatMap(({ handOuts }) => handOuts), ...outside].filter(
    ({ returnedAt }) => returnedAt === null,
  );
  const inside = [...students.flatMap(({ ownWeapons }) => ownWeapons), ...ownWeaponsInside].filter(
    ({ outAt }) => outAt === null,
  );
  const isFound = ({ name }: { name: string }) => foldSearched(name).includes(foldSearched(searched.trim()));
  const classes = day.classes.filter(
    ({ id }) => !searched || students.some((student) => student.classId === id && isFound(student)),
  );
  return (
    <>
      <Stack gap="6">
        <OpenReports reports={day.openReports} onDecided={() => void kept.refresh()} />
        {kept.state && (
          <Conflicts state={kept.state} onAgain={(key) => void kept.again(key)} onDiscard={setUnread} />
        )}
        {actions.mayMark && students.length > 0 && (
          <Button alignSelf={{ sm: 'start' }} size="lg" onClick={() => setIsScanning(true)}>
            Escanear código
          </Button>
        )}
        {day.classes.length > 0 && (
          <Input
            type="search"
            aria-label="Buscar un estudiante"
            placeholder="Buscar un estudiante"
            autoComplete="off"
            value={searched}
            onChange={(event) => setSearched(event.target.value)}
          />
        )}
        {classes.length === 0 ? (
          <EmptyNote>
            {searched ? 'Nadie con ese nombre hoy' : 'Hoy no hay clases con inscripciones'}
          </EmptyNote>
        ) : (
          <chakra.ol listStyleType="none" display="grid" gap="4" aria-label="Clases de hoy">
            {classes.map((one) => (
              <DayClass
                key={one.id}
                dayClass={one}
                students={students.filter((student) => student.classId === one.id && isFound(student))}
                proposals={proposals}
                now={now}
                actions={actions}
              />
            ))}
          </chakra.ol>
        )}
        <WithoutClass
          title="Afuera, sin clase hoy"
          label="Armas afuera, sin clase hoy"
          weapons={outside.map((handOut) => ({
            ...handOut,
            since: handOut.outAt,
            action: <TakeBackButton handOut={handOut} actions={actions} />,
          }))}
        />
        <WithoutClass
          title="Armas propias adentro, sin clase hoy"
          label="Armas propias adentro, sin clase hoy"
          weapons={ownWeaponsInside.map((weapon) => ({
            ...weapon,
            label: ownWeaponLabel(weapon),
            since: weapon.inAt,
            action: <ReleaseButton weapon={weapon} enrolmentId={null} actions={actions} />,
          }))}
        />
        <ForStaff may="Mutation.closeDay">
          <DayClosing closings={closings} out={out} inside={inside} onClosed={() => void kept.refresh()} />
        </ForStaff>
      </Stack>
      <DetailDialog title={opened ? titleOf(opened) : ''} isOpen={isOpen} onClose={close}>
        {isOpen && opened && <OpenedForm opened={opened} day={day} actions={actions} onClose={close} />}
      </DetailDialog>
      {actions.mayMark && (
        <EntryScanner
          day={day}
          arrive={(student) => actions.arrive([student], true)}
          isOpen={isScanning}
          onClose={() => setIsScanning(false)}
        />
      )}
      <ConfirmDialog
        title="¿Descartar lo que se hizo?"
        action="Descartar"
        isOpen={unread !== null}
        isBusy={false}
        onClose={() => setUnread(null)}
        onConfirm={() => {
          if (unread) void kept.discard(unread);
          setUnread(null);
        }}
      >
        <Text>La academia no tiene nada con que anotarlo. Si lo descartas, solo queda lo que recuerdes.</Text>
      </ConfirmDialog>
      <EnrolmentDialogs id={openId} actions={actions.enrolments} onClose={() => setOpenId(null)} />
    </>
  );
};

const titleOf = (opened: Opened) => {
  if (opened.what === 'handOut') return `Entregar a ${opened.student.name}`;
  if (opened.what === 'ownIn') return `Arma propia de ${opened.student.name}`;
  return (
    <>
      {opened.what === 'annul' ? 'Anular la entrega de ' : 'Recibir '}
      <WeaponLabel label={opened.handOut.label} />
    </>
  );
};

type OpenedFormProps = {
  opened: Opened;
  day: Day;
  actions: DayActions;
  onClose: () => void;
};

const OpenedForm = ({ opened, day, actions, onClose }: OpenedFormProps) => {
  if (opened.what === 'handOut') {
    return (
      <HandOverForm
        student={opened.student}
        proposal={opened.proposal}
        free={day.freeFirearms}
        instructors={day.instructors}
        save={actions.submitHandOut}
        onClose={onClose}
      />
    );
  }
  if (opened.what === 'ownIn') {
    return <OwnWeaponForm student={opened.student} save={actions.submitOwnWeapon} onClose={onClose} />;
  }
  const { handOut } = opened;
  const holder = day.students.find(({ handOuts }) => handOuts.some(({ id }) => id === handOut.id));
  const enrolmentId = holder?.enrolmentId ?? null;
  return opened.what === 'annul' ? (
    <AnnulForm
      handOut={handOut}
      annul={(reason) => actions.submitAnnulment(handOut, enrolmentId, reason)}
      onBack={() => actions.open({ what: 'takeBack', handOut })}
      onClose={onClose}
    />
  ) : (
    <TakeBackForm
      handOut={handOut}
      save={(counted) => actions.submitTakeBack(handOut, enrolmentId, counted)}
      onAnnul={() => actions.open({ what: 'annul', handOut })}
      onClose={onClose}
    />
  );
};

const DaySkeleton = () => (
  <Box role="status" aria-busy>
    <VisuallyHidden>Cargando el día...</VisuallyHidden>
    <Stack aria-hidden gap="4">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} h="40" />
      ))}
    </Stack>
  </Box>
);

export const Component = () => (
  <LeaveScope>
    <RangeDay />
  </LeaveScope>
);
