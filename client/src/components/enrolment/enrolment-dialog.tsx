import { Box, Button, HStack, Skeleton, Stack } from '@chakra-ui/react';
import { lazy, Suspense, useRef, useState } from 'react';
import { hasBegun } from '#domain/enrolments/attendance.ts';
import { messages } from '#domain/messages.ts';
import { Notice } from '../feedback/notice.tsx';
import { DetailDialog } from '../records/detail-dialog.tsx';
import { EnrolmentStatusBadge } from '../records/enrolment-status-badge.tsx';
import { scheduledDateOf, scheduledText } from '../records/date-text.ts';
import { FactList } from '../records/fact-list.tsx';
import { useNow } from '../records/use-now.ts';
import { graphql } from '../../gql/index.ts';
import type { EnrolmentDialog_EnrolmentFragment } from '../../gql/graphql.ts';
import { AcceptOffer } from './accept-offer.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import { CancelQuestion } from './cancel-question.tsx';
import { enrolmentFacts } from './enrolment-facts.ts';

const RescheduleForm = lazy(async () => ({
  default: (await import('../booking/reschedule-form.tsx')).RescheduleForm,
}));

graphql(`
  fragment EnrolmentDialog_enrolment on Enrolment {
    id
    status
    scheduledDate
    completionDate
    offerUntil
    instructorName
    classType
    classDate
    weapons
    hasWeaponAmmo
    ammoBoxes {
      caliber
      quantity
    }
    price
    course {
      id
      name
      courseType
      location
      scheduledDate
    }
  }
`);

type EnrolmentDialogProps = {
  enrolment: EnrolmentDialog_EnrolmentFragment;
  isOpen: boolean;
  onClose: () => void;
  /** The id of the heading of the list, which a cancelled enrolment leaves. */
  headingId: string;
};

export const EnrolmentDialog = ({ enrolment, isOpen, onClose, headingId }: EnrolmentDialogProps) => {
  const [openDialog, setOpenDialog] = useState<'cancel' | 'move' | null>(null);
  const { id, status, course, offerUntil } = enrolment;
  const date = scheduledDateOf(enrolment);
  const now = new Date(useNow());
  const begun = date !== null && hasBegun(new Date(date), now);
  const isComing = status === 'PENDING' || status === 'CONFIRMED';
  const canCancel = !begun && isComing;
  const canMove = !begun && status === 'PENDING' && course.courseType === 'PERSONALIZADO';
  const content = useRef<HTMLDivElement>(null);
  const back = () => {
    setOpenDialog(null);
    content.current?.focus();
  };
  const close = () => {
    setOpenDialog(null);
    onClose();
  };
  // The list has lost it by then, and with it the button that opened this dialog.
  const cancelledId = useRef<string>(undefined);
  const findHeading = () => (cancelledId.current === id ? document.getElementById(headingId) : null);

  return (
    <DetailDialog
      title={course.name}
      badge={<EnrolmentStatusBadge status={status} />}
      isOpen={isOpen}
      onClose={close}
      finalFocusEl={findHeading}
    >
      <Stack ref={content} tabIndex={-1} outline="none" gap="5">
        <Box whiteSpace="pre-line">
          <FactList facts={enrolmentFacts(enrolment)} />
        </Box>
        {begun && isComing && <Notice tone="warning">{messages.classBegun}</Notice>}
        {openDialog === null && !begun && <AcceptOffer enrolment={enrolment} />}
        {openDialog === 'cancel' && (
          <CancelQuestion
            enrolmentId={id}
            label={date ? `${course.name}, ${scheduledText(date)}` : course.name}
            onBack={back}
            onCancelled={() => {
              cancelledId.current = id;
              close();
            }}
          />
        )}
        {openDialog === 'move' && (
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
        {openDialog === null && canCancel && (
          <HStack gap="3" wrap="wrap">
            {date && <AddToCalendar enrolmentId={id} />}
            {canMove && (
              <Button variant="outline" onClick={() => setOpenDialog('move')}>
                Reprogramar
              </Button>
            )}
            <Button variant="outline" colorPalette="red" onClick={() => setOpenDialog('cancel')}>
              {status === 'PENDING' && offerUntil ? 'Rechazar el lugar' : 'Cancelar inscripción'}
            </Button>
          </HStack>
        )}
      </Stack>
    </DetailDialog>
  );
};
