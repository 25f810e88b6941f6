import { Skeleton, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { TellStudent } from './tell-student.tsx';

const load = () => import('../../../components/enrolment/reschedule-window.tsx');

const RescheduleForm = lazy(async () => ({ default: (await load()).RescheduleForm }));

type MoveDialogProps = {
  enrolmentId: string;
  startsAt: string | null;
  /** Of a personalised class. */
  courseId: string | undefined;
  /** Student and class. */
  label: string;
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

/** Moves the class of a student to another date. */
export const MoveDialog = ({ label, isOpen, onClose, onMoved, ...enrolment }: MoveDialogProps) => {
  const [isSilent, setIsSilent] = useState(false);
  return (
    <DetailDialog title="Mover la clase" isOpen={isOpen} onClose={onClose}>
      <Stack gap="4">
        <Text color="fg.muted" overflowWrap="break-word">
          {label}
        </Text>
        {isOpen && (
          <Suspense fallback={<Loading />}>
            <RescheduleForm {...enrolment} isForStaff isSilent={isSilent} onBack={onClose} onMoved={onMoved}>
              <TellStudent isSilent={isSilent} onChange={setIsSilent} />
            </RescheduleForm>
          </Suspense>
        )}
      </Stack>
    </DetailDialog>
  );
};
