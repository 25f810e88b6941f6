import { Badge, Box, Button, Flex, Heading, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { dayAfter } from '#domain/dates/dates.ts';
import { countText } from '#domain/texts/numbers.ts';
import { isDuringClosure } from '#domain/schedule/closure.ts';
import { Notice } from '../../../components/feedback/notice.tsx';
import { useLiveQuery } from '../../../components/queries/use-live-query.ts';
import type { ClosureClassesQuery } from '../../../gql/graphql.ts';
import { longDayText } from '../days/day-text.ts';
import { EnrolmentDialogs } from '../enrolments/enrolment-dialogs.tsx';
import { useEnrolmentActions } from '../enrolments/use-enrolment-actions.ts';
import { attendanceText, clockText, takesPlace } from '../entries/entry-text.ts';
import { PhoneLink } from '../lists/phone-link.tsx';
import { EntryLink } from '../entries/entry-link.tsx';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { CLOSURE_CLASSES } from './gestion-schedule.query.ts';
import { spanText } from './hours-text.ts';

export type Closure = { day: string; span: { from: string; to: string } | null };

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
export const ClosureClasses = ({ closure, onClose }: ClosureClassesProps) => {
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
