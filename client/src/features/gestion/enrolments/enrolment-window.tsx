import { useQuery } from '@apollo/client/react';
import { Button, HStack, Link as StyledLink, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { userName } from '#domain/users/user-name.ts';
import { Notice } from '../../../components/feedback/notice.tsx';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { EnrolmentStatusBadge } from '../../../components/records/enrolment-status-badge.tsx';
import { FactList } from '../../../components/records/fact-list.tsx';
import { LicenceBadge } from '../../../components/records/licence-badge.tsx';
import { paths } from '../../../paths.ts';
import { ActionButton } from './action-button.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import type { ActionInput, ActionName } from './enrolment-actions.ts';
import { CorrectAttendance } from './correct-attendance.tsx';
import { InstructorDialog } from './instructor-dialog.tsx';
import { enrolmentLabel } from './enrolment-label.ts';
import { NoShowDialog } from './no-show-dialog.tsx';
import { permittedActions } from './permitted-actions.ts';
import { STAFF_ENROLMENT, type StaffEnrolment } from './staff-enrolment.query.ts';
import { staffFacts } from './staff-facts.ts';
import type { EnrolmentActions } from './use-enrolment-actions.ts';

type EnrolmentWindowProps = {
  /** The open enrolment, or null. */
  id: string | null;
  actions: EnrolmentActions;
  onClose: () => void;
};

const Loading = () => (
  <Stack gap="4" role="status" aria-busy>
    <VisuallyHidden>Cargando la inscripción...</VisuallyHidden>
    {[80, 60, 70, 50].map((width) => (
      <Skeleton key={width} h="5" w={`${width}%`} />
    ))}
  </Stack>
);

const Details = ({
  enrolment,
  actions,
  onClose,
}: { enrolment: StaffEnrolment } & Omit<EnrolmentWindowProps, 'id'>) => {
  const [asking, setAsking] = useState<'cancel' | 'assign' | 'noShow' | null>(null);
  const { id, user } = enrolment;
  const can = permittedActions(enrolment);
  const label = enrolmentLabel(enrolment);
  const stop = () => setAsking(null);

  const run = async <Name extends ActionName>(name: Name, input: ActionInput[Name]) => {
    if (await actions.run(name, [id], input)) stop();
  };

  return (
    <Stack gap="5">
      <HStack gap="2" wrap="wrap">
        <EnrolmentStatusBadge status={enrolment.status} />
        <LicenceBadge state={enrolment.licence} />
      </HStack>
      <Notice tone="error" role="status">
        {actions.rejectionOf(id)}
      </Notice>
      <FactList columns={2} facts={staffFacts(enrolment)} />
      {user && (
        <StyledLink asChild>
          <Link to={generatePath(paths.gestionPerson, { id: user.id })} onClick={onClose}>
            Ver la ficha de {userName(user)}
          </Link>
        </StyledLink>
      )}
      <HStack gap="3" wrap="wrap" aria-busy={actions.isBusy}>
        {can.includes('confirm') && <ActionButton actions={actions} action="confirm" enrolmentId={id} />}
        {can.includes('complete') && <ActionButton actions={actions} action="complete" enrolmentId={id} />}
        {can.includes('noShow') && (
          <Button variant="outline" onClick={() => setAsking('noShow')}>
            No vino…
          </Button>
        )}
        {can.includes('assign') && (
          <Button variant="outline" onClick={() => setAsking('assign')}>
            Instructor…
          </Button>
        )}
        {can.includes('cancel') && (
          <Button variant="outline" colorPalette="red" onClick={() => setAsking('cancel')}>
            Cancelar…
          </Button>
        )}
        <CorrectAttendance enrolment={enrolment} />
      </HStack>
      <NoShowDialog
        labels={[label]}
        isOpen={asking === 'noShow'}
        isBusy={actions.isBusy}
        onClose={stop}
        onConfirm={() => void run('noShow', {})}
      />
      <CancelDialog
        labels={[label]}
        isOpen={asking === 'cancel'}
        isBusy={actions.isBusy}
        onClose={stop}
        onCancel={(input) => void run('cancel', input)}
      />
      <InstructorDialog
        current={enrolment.instructorId}
        isOpen={asking === 'assign'}
        isBusy={actions.isBusy}
        onClose={stop}
        onAssign={(instructorId) => void run('assign', { instructorId })}
      />
    </Stack>
  );
};

/** An enrolment with all its actions. */
export const EnrolmentWindow = ({ id, actions, onClose }: EnrolmentWindowProps) => {
  const { data, error } = useQuery(STAFF_ENROLMENT, { variables: { id: id ?? '' }, skip: id === null });
  const enrolment = data?.enrolment;
  return (
    <DetailDialog
      title={enrolment?.user ? userName(enrolment.user) : 'Inscripción'}
      isOpen={id !== null}
      onClose={onClose}
    >
      {enrolment ? (
        <Details enrolment={enrolment} actions={actions} onClose={onClose} />
      ) : error ? (
        <Notice tone="error">
          No pudimos cargar la inscripción. Revisa tu conexión y vuelve a intentar.
        </Notice>
      ) : (
        <Loading />
      )}
    </DetailDialog>
  );
};
