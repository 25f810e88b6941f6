import { Badge, Box, Button, Flex, Heading, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { dayAfter } from '#domain/dates/dates.ts';
import { isDuringClosure } from '#domain/schedule/closure.ts';
import { countText } from '#domain/texts/numbers.ts';
import { Notice } from '../../../components/feedback/notice.tsx';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { useLiveQuery } from '../../../components/queries/use-live-query.ts';
import { academyToday } from '../../../components/records/date-text.ts';
import type { ClosureClassesQuery, Schedule_PartsFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { longDayText } from '../days/day-text.ts';
import { EnrolmentDialogs } from '../enrolments/enrolment-dialogs.tsx';
import { useEnrolmentActions } from '../enrolments/use-enrolment-actions.ts';
import { EntryLink } from '../entries/class-card.tsx';
import { attendanceText, clockText, takesPlace } from '../entries/entry-text.ts';
import { ForStaff } from '../frame/staff-access.tsx';
import { PhoneLink } from '../lists/phone-link.tsx';
import type { Closure } from './exception-form.tsx';
import { spanText } from './hours-text.ts';
import { ExceptionForm, FormLoading } from './schedule-forms.tsx';
import { ScheduleRow } from './schedule-section.tsx';
import { useScheduleWrite } from './use-schedule-write.ts';

const REMOVE_EXCEPTION = graphql(`
  mutation RemoveHoursException($input: RemoveHoursExceptionInput!) {
    removeHoursException(input: $input) {
      revision
    }
  }
`);

type ExceptionsProps = {
  exceptions: Schedule_PartsFragment['exceptions'];
  reload: () => Promise<unknown>;
};

/** Coming days that differ from the week, and the classes of a closure. */
export const Exceptions = ({ exceptions, reload }: ExceptionsProps) => {
  const { save, isBusy } = useScheduleWrite(reload);
  const [closure, setClosure] = useState<Closure | null>(null);
  const today = academyToday();
  const coming = exceptions.filter(({ day }) => day >= today);

  return (
    <Stack gap="6">
      <ForStaff may="Mutation.addHoursException">
        <Suspense fallback={<FormLoading />}>
          <ExceptionForm
            onAdded={(added) => {
              setClosure(added);
              void reload().catch(() => undefined);
            }}
          />
        </Suspense>
      </ForStaff>
      {closure && <ClosureClasses closure={closure} onClose={() => setClosure(null)} />}
      {coming.length === 0 ? (
        <Text color="fg.muted">Ningún día distinto por venir.</Text>
      ) : (
        <Stack as="ul" listStyleType="none" gap="0" aria-label="Días distintos">
          {coming.map((exception) => {
            const { id, day, isOpen, span, reason } = exception;
            const name = `${longDayText(day)}${span ? `, ${spanText(span)}` : ''}`;
            return (
              <ScheduleRow
                key={id}
                title={name}
                badge={
                  <Badge colorPalette={isOpen ? 'green' : 'red'}>{isOpen ? 'Abierto' : 'Cerrado'}</Badge>
                }
                note={reason}
              >
                {!isOpen && (
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={`Ver clases del ${name}`}
                    onClick={() => setClosure(exception)}
                  >
                    Ver clases
                  </Button>
                )}
                <ForStaff may="Mutation.removeHoursException">
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={`Quitar ${name}`}
                    aria-disabled={isBusy}
                    onClick={() => void save(REMOVE_EXCEPTION, { input: { id } }, 'Día quitado')}
                  >
                    Quitar
                  </Button>
                </ForStaff>
              </ScheduleRow>
            );
          })}
        </Stack>
      )}
    </Stack>
  );
};

/** The classes around a closure, with whom to call. */
const CLOSURE_CLASSES = graphql(`
  query ClosureClasses($from: LocalDate!, $to: LocalDate!) {
    agenda(from: $from, to: $to) {
      id
      startsAt
      endsAt
      pendingCount
      confirmedCount
      completedCount
      course {
        id
        name
        callOff {
          at
        }
      }
      enrolment {
        id
        status
        instructorName
        user {
          ...PersonName
          phone
        }
      }
    }
  }
`);

type Entry = ClosureClassesQuery['agenda'][number];

const ClosureClass = ({ entry, onOpen }: { entry: Entry; onOpen: (enrolmentId: string) => void }) => {
  const { course, enrolment, startsAt, endsAt } = entry;
  const instructorName = enrolment?.instructorName;
  const facts = [enrolment ? course.name : attendanceText(entry), instructorName && `Con ${instructorName}`];
  return (
    <Flex as="li" gap="4" py="2.5" borderTopWidth="1px" wrap="wrap" align="baseline">
      <Text w="6.5rem" fontVariantNumeric="tabular-nums">
        {clockText(startsAt)} a {clockText(endsAt)}
      </Text>
      <Box flex="1 1 14rem" minW="0">
        <EntryLink entry={entry} onOpen={onOpen} />
        <SmallText overflowWrap="anywhere">{facts.filter(Boolean).join(' · ')}</SmallText>
      </Box>
      <HStack gap="3">
        {enrolment?.status === 'PENDING' && <Badge>Pendiente</Badge>}
        {enrolment?.user?.phone && <PhoneLink phone={enrolment.user.phone} />}
      </HStack>
    </Flex>
  );
};

type ClosureClassesProps = { closure: Closure; onClose: () => void };

/** The classes that are booked while the academy is closed. Each opens what moves, reassigns or cancels it. */
const ClosureClasses = ({ closure, onClose }: ClosureClassesProps) => {
  const { day, span } = closure;
  const variables = { from: dayAfter(day, -1), to: day };
  const { data, error, refetch } = useLiveQuery(CLOSURE_CLASSES, { variables });
  const [openId, setOpenId] = useState<string | null>(null);
  const actions = useEnrolmentActions(() => void refetch().catch(() => undefined));
  const classes = data?.agenda.filter(
    (entry) =>
      takesPlace(entry) &&
      !entry.course.callOff &&
      isDuringClosure(closure, { startsAt: new Date(entry.startsAt), endsAt: new Date(entry.endsAt) }),
  );

  return (
    <Stack as="section" aria-labelledby="closure-classes" gap="3" layerStyle="document" px="5" py="4">
      <Flex justify="space-between" align="start" gap="3">
        <Heading as="h3" id="closure-classes" textStyle="lg">
          Clases del {longDayText(day)}
          {span && `, ${spanText(span)}`}
        </Heading>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Ocultar
        </Button>
      </Flex>
      {classes ? (
        <>
          <SmallText role="status">
            {classes.length === 0
              ? 'Ninguna clase queda dentro del cierre.'
              : `${countText(classes.length)} ${classes.length === 1 ? 'clase queda' : 'clases quedan'} dentro del cierre. No se canceló ninguna: abre cada una para moverla, cambiar el instructor o cancelarla.`}
          </SmallText>
          <Stack as="ul" listStyleType="none" gap="0">
            {classes.map((entry) => (
              <ClosureClass key={entry.id} entry={entry} onOpen={setOpenId} />
            ))}
          </Stack>
        </>
      ) : error ? (
        <Notice tone="error">No pudimos cargar las clases. Revisa tu conexión y vuelve a intentar.</Notice>
      ) : (
        <Skeleton h="16" role="status" aria-busy aria-label="Cargando las clases..." />
      )}
      <EnrolmentDialogs id={openId} actions={actions} onClose={() => setOpenId(null)} />
    </Stack>
  );
};
