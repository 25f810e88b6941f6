import { Skeleton, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { scheduledText } from '../../../../components/records/date-text.ts';
import { DetailDialog } from '../../../../components/records/detail-dialog.tsx';
import type { CourseType } from '../../../../gql/graphql.ts';
import { enrolmentLabel, enrolmentName } from '../enrolment-label.ts';
import type { MovedClass } from './move-form.tsx';

const load = () => import('./move-form.tsx');

const MoveForm = lazy(async () => ({ default: (await load()).MoveForm }));

type MoveDialogProps = {
  enrolment: Parameters<typeof enrolmentLabel>[0] & {
    id: string;
    startsAt: string | null;
    laneId: string | null;
    course: { id: string; courseType: CourseType; location: string };
  };
  /** Where the class was dropped. */
  target?: MovedClass['target'];
  isOpen: boolean;
  onClose: () => void;
  onMoved: () => void;
};

const Loading = () => (
  <Stack role="status" aria-busy gap="4">
    <VisuallyHidden>Cargando el formulario...</VisuallyHidden>
    <Skeleton h="11" />
    <Skeleton h="11" />
  </Stack>
);

/** Moves the class of a student to another time or lane. */
export const MoveDialog = ({ enrolment, target, isOpen, onClose, onMoved }: MoveDialogProps) => {
  const { id, startsAt, laneId, course } = enrolment;
  return (
    <DetailDialog title="Mover la clase" isOpen={isOpen} onClose={onClose}>
      <Stack gap="4">
        <Text color="fg.muted" overflowWrap="break-word">
          {enrolmentLabel(enrolment)}, {scheduledText(startsAt)}
        </Text>
        {isOpen && (
          <Suspense fallback={<Loading />}>
            <MoveForm
              enrolmentId={id}
              startsAt={startsAt}
              courseId={course.courseType === 'PERSONALIZADO' ? course.id : undefined}
              location={course.location}
              laneId={laneId}
              target={target}
              student={enrolmentName(enrolment)}
              onBack={onClose}
              onMoved={onMoved}
            />
          </Suspense>
        )}
      </Stack>
    </DetailDialog>
  );
};
