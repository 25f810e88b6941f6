import { Button, Skeleton, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { Notice } from '../../../../components/feedback/notice.tsx';
import { notify } from '../../../../components/feedback/notify.ts';
import { useLiveQuery } from '../../../../components/queries/use-live-query.ts';
import { useWrite } from '../../../../components/queries/use-write.ts';
import { scheduledText } from '../../../../components/records/date-text.ts';
import { DetailDialog } from '../../../../components/records/detail-dialog.tsx';
import { graphql } from '../../../../gql/index.ts';
import { enrolmentLabel, enrolmentName } from '../enrolment-label.ts';
import { NotifyStudent, useSendsMessages } from './notify-student.tsx';

const TRANSFER_TARGETS = graphql(`
  query TransferTargets($enrolmentId: ID!) {
    transferTargets(enrolmentId: $enrolmentId) {
      id
      name
      location
      scheduledDate
      placesLeft
    }
  }
`);

const TRANSFER = graphql(`
  mutation TransferEnrolment($input: TransferEnrolmentInput!) {
    transferEnrolment(input: $input) {
      id
      courseId
      startsAt
      scheduledDate
    }
  }
`);

type TransferDialogProps = {
  enrolment: Parameters<typeof enrolmentLabel>[0] & {
    id: string;
    startsAt: string | null;
    course: { name: string };
  };
  isOpen: boolean;
  onClose: () => void;
  onMoved: () => void;
};

const Loading = () => (
  <Stack role="status" aria-busy gap="1.5">
    <VisuallyHidden>Buscando otras fechas...</VisuallyHidden>
    <Skeleton h="11" />
    <Skeleton h="11" />
  </Stack>
);

const seatsText = (left: number | null) => {
  if (left === null) return 'sin límite de lugares';
  return left === 1 ? '1 lugar libre' : `${left} lugares libres`;
};

const Targets = ({ enrolment, onMoved }: Pick<TransferDialogProps, 'enrolment' | 'onMoved'>) => {
  const { data, error, refetch } = useLiveQuery(TRANSFER_TARGETS, {
    variables: { enrolmentId: enrolment.id },
  });
  const { write, isBusy, failure } = useWrite('No pudimos pasar la inscripción a otra fecha');
  const sendsMessages = useSendsMessages();
  const [isSilent, setIsSilent] = useState(false);
  const student = enrolmentName(enrolment);

  const transfer = async (courseId: string) => {
    if (await write(TRANSFER, { id: enrolment.id, courseId, isSilent })) {
      notify.success(`${student}: pasó a otra fecha`);
      onMoved();
    } else void refetch();
  };

  if (error) return <Notice tone="error">No pudimos cargar las otras fechas. Vuelve a intentar.</Notice>;
  if (!data) return <Loading />;
  if (data.transferTargets.length === 0) {
    return <Text>Este curso no tiene otra fecha con lugares libres.</Text>;
  }
  return (
    <Stack gap="4">
      <Notice tone="error">{failure}</Notice>
      <NotifyStudent isSilent={isSilent} onChange={setIsSilent} />
      <Stack
        role="group"
        aria-label="Fechas con lugar"
        gap="1.5"
        aria-busy={isBusy}
        opacity={isBusy ? 0.6 : 1}
      >
        {data.transferTargets.map(({ id, name, location, scheduledDate, placesLeft }) => (
          <Button
            key={id}
            variant="outline"
            h="auto"
            py="2"
            justifyContent="start"
            textAlign="start"
            whiteSpace="normal"
            aria-disabled={isBusy}
            onClick={() => !isBusy && void transfer(id)}
          >
            {[
              scheduledText(scheduledDate),
              ...(name === enrolment.course.name ? [] : [name]),
              location,
              seatsText(placesLeft),
            ].join(' · ')}
          </Button>
        ))}
      </Stack>
      <Text textStyle="sm">
        <strong>Recibe el aviso:</strong>{' '}
        {sendsMessages && !isSilent ? `${student}, por email` : 'nadie; avísale tú'}
      </Text>
    </Stack>
  );
};

/** Moves a student of a group course to another date of it, by one click. */
export const TransferDialog = ({ enrolment, isOpen, onClose, onMoved }: TransferDialogProps) => (
  <DetailDialog title="Pasar a otra fecha de este curso" isOpen={isOpen} onClose={onClose}>
    <Stack gap="4">
      <Text color="fg.muted" overflowWrap="break-word">
        {enrolmentLabel(enrolment)}, {scheduledText(enrolment.startsAt)}
      </Text>
      {isOpen && <Targets enrolment={enrolment} onMoved={onMoved} />}
    </Stack>
  </DetailDialog>
);
