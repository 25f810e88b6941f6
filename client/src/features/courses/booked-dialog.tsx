import { Button, Flex, HStack, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { academy } from '#domain/academy.ts';
import { priceText } from '#domain/texts/money.ts';
import { AddToCalendar } from '../../components/enrolment/add-to-calendar.tsx';
import { DepositNotice } from '../../components/enrolment/deposit-notice.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { scheduledText } from '../../components/records/date-text.ts';
import { DetailDialog } from '../../components/records/detail-dialog.tsx';
import { EnrolmentStatusBadge } from '../../components/records/enrolment-status-badge.tsx';
import { FactList } from '../../components/records/fact-list.tsx';
import { graphql } from '../../gql/index.ts';
import type { BookedDialog_EnrolmentFragment } from '../../gql/graphql.ts';
import { classAddress } from './class-address.ts';

const TakenTime = lazy(async () => ({ default: (await import('./taken-time.tsx')).TakenTime }));

graphql(`
  fragment BookedDialog_enrolment on Enrolment {
    id
    status
    startsAt
    price
    instructorName
    hasWeaponAmmo
    licence
    ...DepositNotice_enrolment
    ...TakenTime_enrolment
    course {
      id
      name
      courseType
      location
      cluPolicy
    }
  }
`);

type Enrolment = BookedDialog_EnrolmentFragment;

/** A licence that the academy does not know, or that will have expired, cannot be brought as it is. */
const licenceToBring = ({ licence, course }: Enrolment) => {
  if (course.cluPolicy === 'OFF') return [];
  if (licence === 'MISSING')
    return [
      `Si tienes CLU, tráela: la academia la registra. Si no, llámanos antes al ${academy.contact.phone}`,
    ];
  return [
    licence === 'EXPIRED'
      ? 'Tu CLU renovada: la que registramos habrá vencido'
      : 'Tu credencial (CLU) vigente',
  ];
};

/** What a student brings to the class. */
const toBring = (enrolment: Enrolment) => [
  'Tu documento',
  ...licenceToBring(enrolment),
  ...(enrolment.hasWeaponAmmo ? ['Tu arma y tus municiones'] : []),
];

const factsOf = (enrolment: Enrolment) => {
  const { startsAt, instructorName, course } = enrolment;
  return [
    { label: 'Día y hora', value: scheduledText(startsAt) },
    { label: 'Lugar', value: course.location },
    { label: 'Instructor', value: instructorName ?? 'Por confirmar' },
    { label: 'Qué llevar', value: toBring(enrolment).join('\n') },
  ];
};

type BookedDialogProps = {
  enrolment: Enrolment;
  isOpen: boolean;
  onClose: () => void;
  finalFocusEl: (() => HTMLElement | null) | undefined;
};

/** What was booked, right after it. */
export const BookedDialog = ({ enrolment, ...dialog }: BookedDialogProps) => {
  const { id, status, startsAt, price, course } = enrolment;
  return (
    <DetailDialog
      title={status === 'PENDING' ? 'Tu clase está pedida' : 'Tu clase está reservada'}
      badge={<EnrolmentStatusBadge status={status} />}
      footer={
        <HStack gap="3" wrap="wrap">
          <Button asChild>
            <Link to={classAddress(enrolment)} onClick={dialog.onClose}>
              Ver mi clase
            </Link>
          </Button>
          {startsAt && <AddToCalendar enrolmentId={id} />}
        </HStack>
      }
      {...dialog}
    >
      <Stack gap="4">
        {course.courseType === 'PERSONALIZADO' && startsAt && (
          <Suspense>
            <TakenTime enrolment={enrolment} startsAt={startsAt} onMoved={dialog.onClose} />
          </Suspense>
        )}
        {status === 'PENDING' && (
          <Notice tone="success">La academia la confirmará antes de la fecha elegida.</Notice>
        )}
        <Flex justify="space-between" gap="4" textStyle="lg" fontWeight="semibold">
          <Text minW="0" overflowWrap="anywhere">
            {course.name}
          </Text>
          <Text>
            <VisuallyHidden>Precio: </VisuallyHidden>
            <span>{priceText(price)}</span>
          </Text>
        </Flex>
        <FactList facts={factsOf(enrolment)} />
        <DepositNotice enrolment={enrolment} />
      </Stack>
    </DetailDialog>
  );
};
