import { Box, Button, chakra, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { academy } from '#domain/academy.ts';
import { weekdayAndDay } from '#domain/dates/date-text.ts';
import { proposeFirearms } from '#domain/firearms/range-day.ts';
import { countText } from '#domain/texts/numbers.ts';
import { EmptyNote, ListFailure } from '../../../components/feedback/empty-note.tsx';
import { RefreshNote } from '../../../components/queries/refresh-note.tsx';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { LeaveScope } from '../../../components/records/leave-scope.tsx';
import { onDemand } from '../../../components/records/on-demand.tsx';
import { useNow } from '../../../components/records/use-now.ts';
import type { RangeDayQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { EnrolmentDialogs } from '../enrolments/enrolment-dialogs.tsx';
import { TakeBackForm } from '../firearms/hand-out-form.tsx';
import { ForStaff } from '../frame/staff-access.tsx';
import { ScreenHeading } from '../lists/screen-heading.tsx';
import { Section } from '../lists/section.tsx';
import { DayClass } from './day-class.tsx';
import { DayClosing } from './day-closing.tsx';
import { OutsideRow } from './day-weapons.tsx';
import { HandOverForm } from './hand-over-form.tsx';
import { useDayActions, type Opened } from './use-day-actions.ts';

const RANGE_DAY = graphql(`
  query RangeDay {
    me {
      ...Roles
    }
    rangeDay {
      day
      ...EntryScan_day
      classes {
        ...DayClass_class
      }
      students {
        ...DayStudent_student
      }
      instructors {
        id
        name
      }
      freeFirearms {
        id
        make
        serial
        model
      }
      outside {
        ...DayWeapon_handOut
      }
      closings {
        id
        ...Closing_closing
      }
    }
  }
`);

const EntryScanner = onDemand(async () => (await import('./entry-scanner.tsx')).loadEntryScanner());

type Day = NonNullable<RangeDayQuery['rangeDay']>;

const proposalsOf = ({ classes, students, freeFirearms }: Day) =>
  proposeFirearms({
    classes: classes.map(({ id, startsAt, endsAt }) => ({
      id,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    })),
    students,
    free: freeFirearms,
  });

const RangeDay = () => {
  const query = useAdminQuery(RANGE_DAY, { failureText: 'No pudimos cargar el día' });
  const day = (query.data ?? query.previousData)?.rangeDay;
  const now = useNow();
  return (
    <>
      <ScreenHeading title="Día · Gestión" eyebrow={weekdayAndDay(new Date(now), academy.timeZone)}>
        Día
      </ScreenHeading>
      <RefreshNote query={query} />
      {day ? (
        <Classes
          day={day}
          now={new Date(now)}
          onChanged={() => void query.refetch().catch(() => undefined)}
        />
      ) : query.hasFailed ? (
        <ListFailure onRetry={() => query.refetch()} />
      ) : (
        <DaySkeleton />
      )}
    </>
  );
};

type ClassesProps = { day: Day; now: Date; onChanged: () => void };

const Classes = ({ day, now, onChanged }: ClassesProps) => {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isScanning, setIsScanning] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const open = (what: Opened) => {
    setOpened(what);
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  const actions = useDayActions({ onChanged, open, openEnrolment: setOpenId });
  const proposals = proposalsOf(day);
  const { classes, students, outside, closings } = day;
  const out = [...students.flatMap(({ handOuts }) => handOuts), ...outside].filter(
    ({ returnedAt }) => returnedAt === null,
  );
  return (
    <>
      <Stack gap="6">
        {actions.mayMark && students.length > 0 && (
          <Button alignSelf={{ sm: 'start' }} size="lg" onClick={() => setIsScanning(true)}>
            Escanear código
          </Button>
        )}
        {classes.length === 0 ? (
          <EmptyNote>Hoy no hay clases con inscripciones</EmptyNote>
        ) : (
          <chakra.ol listStyleType="none" display="grid" gap="4" aria-label="Clases de hoy">
            {classes.map((one) => (
              <DayClass
                key={one.id}
                dayClass={one}
                students={students.filter(({ classId }) => classId === one.id)}
                proposals={proposals}
                now={now}
                actions={actions}
              />
            ))}
          </chakra.ol>
        )}
        {outside.length > 0 && (
          <Section title="Afuera, sin clase hoy" count={countText(outside.length)}>
            <chakra.ul
              listStyleType="none"
              layerStyle="document"
              px="4"
              aria-label="Armas afuera, sin clase hoy"
            >
              {outside.map((handOut) => (
                <OutsideRow key={handOut.id} handOut={handOut} actions={actions} />
              ))}
            </chakra.ul>
          </Section>
        )}
        <ForStaff may="Mutation.closeDay">
          <DayClosing closings={closings} out={out} onClosed={onChanged} />
        </ForStaff>
      </Stack>
      <DetailDialog title={opened ? titleOf(opened) : ''} isOpen={isOpen} onClose={close}>
        {isOpen && opened && <OpenedForm opened={opened} day={day} onClose={close} onSaved={onChanged} />}
      </DetailDialog>
      {actions.mayMark && (
        <EntryScanner
          day={day}
          arrive={actions.arrive}
          isOpen={isScanning}
          onClose={() => setIsScanning(false)}
        />
      )}
      <EnrolmentDialogs id={openId} actions={actions.enrolments} onClose={() => setOpenId(null)} />
    </>
  );
};

const titleOf = (opened: Opened) =>
  opened.what === 'handOut' ? `Entregar a ${opened.student.name}` : `Recibir ${opened.handOut.label}`;

type OpenedFormProps = { opened: Opened; day: Day; onClose: () => void; onSaved: () => void };

const OpenedForm = ({ opened, day, ...done }: OpenedFormProps) =>
  opened.what === 'handOut' ? (
    <HandOverForm
      student={opened.student}
      proposal={opened.proposal}
      free={day.freeFirearms}
      instructors={day.instructors}
      {...done}
    />
  ) : (
    <TakeBackForm handOut={opened.handOut} {...done} />
  );

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
