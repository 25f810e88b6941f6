import { Box, Button, HStack, Skeleton, Stack } from '@chakra-ui/react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { hasBegun } from '#domain/enrolments/attendance.ts';
import { messages } from '#domain/messages.ts';
import { Notice } from '../feedback/notice.tsx';
import { scheduledDateOf, scheduledText } from '../records/date-text.ts';
import { FactList, type Fact } from '../records/fact-list.tsx';
import { useNow } from '../records/use-now.ts';
import { graphql } from '../../gql/index.ts';
import type { EnrolmentDetails_EnrolmentFragment } from '../../gql/graphql.ts';
import { AcceptOffer } from './accept-offer.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import { AnnounceComing } from './announce-coming.tsx';
import { CancelQuestion } from './cancel-question.tsx';
import { DepositNotice } from './deposit-notice.tsx';
import { bookingAddress } from '../../paths.ts';

const RescheduleForm = lazy(async () => ({
  default: (await import('../booking/reschedule-form.tsx')).RescheduleForm,
}));

graphql(`
  fragment EnrolmentDetails_enrolment on Enrolment {
    id
    status
    scheduledDate
    offerUntil
    ...AnnounceComing_enrolment
    ...DepositNotice_enrolment
    course {
      id
      name
      courseType
      scheduledDate
    }
    ...EnrolmentFacts_enrolment
  }
`);

type EnrolmentDetailsProps = {
  enrolment: EnrolmentDetails_EnrolmentFragment;
  facts: Fact[];
  onCancelled: () => void;
  /** The actions stay at the foot of the dialog. */
  isInDialog?: boolean;
};

const DOCK = {
  position: 'sticky',
  bottom: '-6',
  mx: '-6',
  mb: '-6',
  px: '6',
  py: '3',
  bg: 'bg.panel',
  borderTopWidth: '1px',
  // On a phone two stand side by side, as high as the one of two lines.
  '& > button': {
    alignSelf: 'stretch',
    flex: { base: '1 1 8rem', sm: 'none' },
    px: { base: '2', sm: '5' },
    textStyle: 'sm',
  },
} as const;

/** A student's own class: its facts, and what can be done about it. */
export const EnrolmentDetails = (props: EnrolmentDetailsProps) => {
  const { enrolment, facts, onCancelled, isInDialog } = props;
  const [openForm, setOpenForm] = useState<'cancel' | 'move' | null>(null);
  const { id, status, course, offerUntil } = enrolment;
  const isPersonalised = course.courseType === 'PERSONALIZADO';
  const date = scheduledDateOf(enrolment);
  const now = new Date(useNow());
  const begun = date !== null && hasBegun(new Date(date), now);
  const isComing = status === 'PENDING' || status === 'CONFIRMED';
  const canCancel = !begun && isComing;
  const canMove = canCancel && status === 'PENDING' && isPersonalised;
  const content = useRef<HTMLDivElement>(null);
  const back = () => {
    setOpenForm(null);
    content.current?.focus();
  };

  return (
    <Stack ref={content} tabIndex={-1} outline="none" gap="5">
      <Box whiteSpace="pre-line">
        <FactList facts={facts} />
      </Box>
      {begun && isComing && <Notice tone="warning">{messages.classBegun}</Notice>}
      {openForm === null && !begun && <AcceptOffer enrolment={enrolment} />}
      {openForm === null && !begun && <DepositNotice enrolment={enrolment} />}
      {openForm === null && canCancel && enrolment.comingAt && <AnnounceComing enrolment={enrolment} />}
      {openForm === 'cancel' && (
        <CancelQuestion
          enrolmentId={id}
          label={date ? `${course.name}, ${scheduledText(date)}` : course.name}
          onBack={back}
          onCancelled={onCancelled}
        />
      )}
      {openForm === 'move' && (
        <Suspense fallback={<Skeleton h="48" />}>
          <RescheduleForm
            enrolmentId={id}
            startsAt={date}
            courseId={course.id}
            onBack={back}
            onMoved={back}
          />
        </Suspense>
      )}
      {openForm === null && canCancel && (
        <HStack data-dock gap="2" wrap="wrap" {...(isInDialog && DOCK)}>
          {!offerUntil && !enrolment.comingAt && <AnnounceComing enrolment={enrolment} />}
          {date && <AddToCalendar enrolmentId={id} />}
          {canMove && (
            <Button variant="outline" onClick={() => setOpenForm('move')}>
              Reprogramar
            </Button>
          )}
          <Button variant="outline" colorPalette="red" onClick={() => setOpenForm('cancel')}>
            {status === 'PENDING' && offerUntil ? 'Rechazar el lugar' : 'Cancelar inscripción'}
          </Button>
        </HStack>
      )}
      {isPersonalised && !canCancel && (
        <Button asChild variant="outline" alignSelf="start">
          <Link to={bookingAddress(`otra=${id}`)}>Reservar otra vez</Link>
        </Button>
      )}
    </Stack>
  );
};
