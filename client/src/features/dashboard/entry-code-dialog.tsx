import { chakra, QrCode, Skeleton, Stack, Text } from '@chakra-ui/react';
import { academy } from '#domain/academy.ts';
import { clockIn } from '#domain/dates/date-text.ts';
import { classEnd } from '#domain/enrolments/completion.ts';
import { RetryNote } from '../../components/feedback/empty-note.tsx';
import { useLiveQuery } from '../../components/queries/use-live-query.ts';
import { useOwnName } from '../../components/queries/use-staff.ts';
import { academyToday, scheduledDateOf, scheduledText } from '../../components/records/date-text.ts';
import { DetailDialog } from '../../components/records/detail-dialog.tsx';
import type { EntryCode_EnrolmentFragment } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { classDay } from './class-day.ts';

graphql(`
  fragment EntryCode_enrolment on Enrolment {
    id
    scheduledDate
    course {
      id
      name
      scheduledDate
      durationMinutes
    }
  }
`);

const MY_ENTRY_CODE = graphql(`
  query MyEntryCode {
    myEntryCode {
      code
      day
    }
  }
`);

type EntryCodeDialogProps = {
  /** Soonest first. */
  enrolments: readonly EntryCode_EnrolmentFragment[];
  isOpen: boolean;
  onClose: () => void;
};

/** The code with which the student enters today. */
export const EntryCodeDialog = ({ enrolments, isOpen, onClose }: EntryCodeDialogProps) => (
  <DetailDialog title="Código de ingreso" isOpen={isOpen} onClose={onClose}>
    {isOpen && <EntryCode enrolments={enrolments} />}
  </DetailDialog>
);

const EntryCode = ({ enrolments }: Pick<EntryCodeDialogProps, 'enrolments'>) => {
  const { data, error, refetch } = useLiveQuery(MY_ENTRY_CODE);
  const name = useOwnName();
  if (!data) {
    return error ? (
      <RetryNote onRetry={() => refetch()}>No pudimos cargar tu código. Revisa tu conexión.</RetryNote>
    ) : (
      <Skeleton h="80" />
    );
  }
  if (!data.myEntryCode) return <NoCode enrolments={enrolments} />;
  const { code, day } = data.myEntryCode;
  return (
    <Stack align="center" textAlign="center" gap="3">
      <QrCode.Root value={code} encoding={{ ecc: 'L' }} w="full" unstyled>
        <chakra.div bg="white" color="black" p="4" w="min(100%, 22rem)" mx="auto" borderRadius="l2">
          <QrCode.Frame
            role="img"
            aria-label={`Código QR de ingreso de ${name ?? 'tu cuenta'}`}
            display="block"
            w="full"
            h="auto"
          >
            <QrCode.Pattern fill="currentColor" />
          </QrCode.Frame>
        </chakra.div>
      </QrCode.Root>
      <Text fontFamily="heading" textStyle="2xl" lineHeight="1.2" overflowWrap="anywhere">
        {name}
      </Text>
      <chakra.ul listStyleType="none" aria-label="Tus clases de hoy">
        {enrolments
          .filter((enrolment) => classDay(enrolment) === day)
          .map((enrolment) => (
            <chakra.li key={enrolment.id} overflowWrap="anywhere">
              {hoursText(enrolment)} · {enrolment.course.name}
            </chakra.li>
          ))}
      </chakra.ul>
      <Text color="fg.muted" textStyle="sm">
        Muéstralo al llegar. Vale solo por hoy, aunque no haya señal; si no se puede leer, di tu nombre.
      </Text>
    </Stack>
  );
};

const hoursText = (enrolment: EntryCode_EnrolmentFragment) => {
  const startsAt = new Date(scheduledDateOf(enrolment) ?? '');
  const { durationMinutes } = enrolment.course;
  return [startsAt, classEnd({ startsAt, durationMinutes })]
    .map((instant) => clockIn(instant, academy.timeZone))
    .join('–');
};

const NoCode = ({ enrolments }: Pick<EntryCodeDialogProps, 'enrolments'>) => {
  const today = academyToday();
  const next = enrolments.find((enrolment) => (classDay(enrolment) ?? '') > today);
  return (
    <Stack gap="3">
      <Text>Hoy no tienes un código de ingreso: aparece el día de la clase.</Text>
      {next && (
        <Text overflowWrap="anywhere">
          Tu próxima clase es el {scheduledText(scheduledDateOf(next))}: {next.course.name}.
        </Text>
      )}
    </Stack>
  );
};
