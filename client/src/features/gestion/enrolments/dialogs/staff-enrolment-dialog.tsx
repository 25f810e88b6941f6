import { Button, HStack, Link as StyledLink, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { shortDate } from '#domain/dates/date-text.ts';
import { adminPriceText } from '#domain/texts/money.ts';
import { userName } from '#domain/users/user-name.ts';
import { weaponLabel } from '#domain/weapons/weapon.catalogue.ts';
import { Notice } from '../../../../components/feedback/notice.tsx';
import { useLiveQuery } from '../../../../components/queries/use-live-query.ts';
import {
  completionText,
  longDateText,
  scheduledText,
  shortDateText,
} from '../../../../components/records/date-text.ts';
import { DetailDialog } from '../../../../components/records/detail-dialog.tsx';
import { documentNumberText } from '../../../../components/records/document-text.ts';
import { EmailText } from '../../../../components/records/email-text.tsx';
import { EnrolmentStatusBadge } from '../../../../components/records/enrolment-status-badge.tsx';
import { classTypes, courseTypes } from '../../../../components/records/enums.ts';
import { FactList, type Fact } from '../../../../components/records/fact-list.tsx';
import { AgeBadge } from '../../../../components/records/age-badge.tsx';
import { LicenceBadge } from '../../../../components/records/licence-badge.tsx';
import { paths } from '../../../../paths.ts';
import { ForStaff } from '../../frame/staff-access.tsx';
import { ContactLinks } from '../../lists/phone-link.tsx';
import { ActionButton } from '../row-actions.tsx';
import { paymentText, shortagesText } from '../row-badges.tsx';
import type { ActionInput, ActionName } from '../enrolment-actions.ts';
import { cancellationReasons, enrolmentLabel } from '../enrolment-label.ts';
import { correctableOutcome, permittedActions } from '../permitted-actions.ts';
import type { EnrolmentActions } from '../use-enrolment-actions.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CorrectAttendance } from './correct-attendance.tsx';
import { InstructorDialog } from './instructor-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NoShowDialog } from './no-show-dialog.tsx';
import { STAFF_ENROLMENT, type StaffEnrolment } from './staff-enrolment.query.ts';
import { TransferDialog } from './transfer-dialog.tsx';

type StaffEnrolmentDialogProps = {
  /** The open enrolment, or null. */
  id: string | null;
  isOpen: boolean;
  actions: EnrolmentActions;
  onClose: () => void;
};

type OpenDialog = 'cancel' | 'assign' | 'noShow' | 'move';

/** An enrolment with all its actions, which stay visible. */
export const StaffEnrolmentDialog = ({ id, isOpen, actions, onClose }: StaffEnrolmentDialogProps) => {
  const { data, error } = useLiveQuery(STAFF_ENROLMENT, { variables: { id: id ?? '' }, skip: id === null });
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const enrolment = data?.enrolment;
  const hasActions =
    enrolment && (permittedActions(enrolment).length > 0 || correctableOutcome(enrolment) !== null);
  return (
    <DetailDialog
      title={enrolment?.user ? userName(enrolment.user) : 'Inscripción'}
      size="lg"
      isOpen={isOpen}
      onClose={onClose}
      footer={hasActions && <Actions enrolment={enrolment} actions={actions} onOpenDialog={setOpenDialog} />}
    >
      {enrolment ? (
        <>
          <Details enrolment={enrolment} actions={actions} onClose={onClose} />
          <Dialogs
            enrolment={enrolment}
            actions={actions}
            openDialog={openDialog}
            onStop={() => setOpenDialog(null)}
          />
        </>
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

const Loading = () => (
  <Stack gap="4" role="status" aria-busy>
    <VisuallyHidden>Cargando la inscripción...</VisuallyHidden>
    {[80, 60, 70, 50].map((width) => (
      <Skeleton key={width} h="5" w={`${width}%`} />
    ))}
  </Stack>
);

type DetailsProps = { enrolment: StaffEnrolment; actions: EnrolmentActions; onClose: () => void };

const Details = ({ enrolment, actions, onClose }: DetailsProps) => {
  const { user, status, licence, ageMissed } = enrolment;
  return (
    <Stack gap="4">
      <HStack gap="2" wrap="wrap">
        <EnrolmentStatusBadge status={status} />
        <LicenceBadge state={licence} expiration={user?.cluExpiration} />
        <AgeBadge years={ageMissed} />
        {user && (
          <StyledLink asChild ms="auto">
            <Link to={generatePath(paths.gestionPerson, { id: user.id })} onClick={onClose}>
              Ver la ficha de {userName(user)}
            </Link>
          </StyledLink>
        )}
      </HStack>
      <Notice tone="error" role="status">
        {actions.rejectionOf(enrolment.id)}
      </Notice>
      <Notice tone="warning" role="status">
        {shortagesText(enrolment)}
      </Notice>
      <FactList columns={2} facts={staffFacts(enrolment)} />
      <ForStaff may="Query.mailMessages">
        <StyledLink asChild alignSelf="start">
          <Link to={`${paths.gestionMail}?inscripcion=${enrolment.id}`}>Ver los mensajes enviados</Link>
        </StyledLink>
      </ForStaff>
    </Stack>
  );
};

/** A student of a group course goes to another date of it; the class of one student to any time. */
const isGroup = ({ course }: StaffEnrolment) => course.courseType === 'GRUPAL';

type ActionsProps = Omit<DetailsProps, 'onClose'> & { onOpenDialog: (what: OpenDialog) => void };

const Actions = ({ enrolment, actions, onOpenDialog }: ActionsProps) => {
  const can = permittedActions(enrolment).filter(actions.may);
  const move = isGroup(enrolment) ? 'Otra fecha…' : 'Mover…';
  const buttonLabels = { move, assign: 'Instructor…', noShow: 'No vino…' } as const;
  return (
    <>
      {can.includes('confirm') && (
        <ActionButton size="sm" actions={actions} action="confirm" enrolment={enrolment} />
      )}
      {(['move', 'assign', 'noShow'] as const)
        .filter((name) => can.includes(name))
        .map((name) => (
          <Button key={name} size="sm" variant="outline" onClick={() => onOpenDialog(name)}>
            {buttonLabels[name]}
          </Button>
        ))}
      {can.includes('cancel') && (
        <Button size="sm" variant="outline" colorPalette="red" onClick={() => onOpenDialog('cancel')}>
          Cancelar…
        </Button>
      )}
      <ForStaff may="Mutation.correctAttendance">
        <CorrectAttendance enrolment={enrolment} />
      </ForStaff>
      {can.includes('certify') && (
        <Button asChild size="sm" variant="outline">
          <Link to={`${paths.gestionCertificates}?inscripcion=${enrolment.id}`}>Certificado</Link>
        </Button>
      )}
      {can.includes('complete') && (
        <ActionButton size="sm" ms="auto" actions={actions} action="complete" enrolment={enrolment} />
      )}
    </>
  );
};

type DialogsProps = Omit<ActionsProps, 'onOpenDialog'> & {
  openDialog: OpenDialog | null;
  onStop: () => void;
};

const Dialogs = ({ enrolment, actions, openDialog, onStop }: DialogsProps) => {
  const { id, instructorId } = enrolment;
  const label = enrolmentLabel(enrolment);
  const run = async <Name extends ActionName>(name: Name, input: ActionInput[Name]) => {
    if (await actions.run(name, [id], input)) onStop();
  };
  const dialog = (name: OpenDialog) => ({ isOpen: openDialog === name, onClose: onStop });
  const { isBusy } = actions;
  const moved = () => {
    onStop();
    actions.changed();
  };
  return (
    <>
      <NoShowDialog
        {...dialog('noShow')}
        labels={[label]}
        isBusy={isBusy}
        onConfirm={() => void run('noShow', {})}
      />
      <CancelDialog
        {...dialog('cancel')}
        labels={[label]}
        isBusy={isBusy}
        onCancel={(input) => void run('cancel', input)}
      />
      <InstructorDialog
        {...dialog('assign')}
        current={instructorId}
        isBusy={isBusy}
        onAssign={(chosen) => void run('assign', { instructorId: chosen })}
      />
      {isGroup(enrolment) ? (
        <TransferDialog {...dialog('move')} enrolment={enrolment} onMoved={moved} />
      ) : (
        <MoveDialog {...dialog('move')} enrolment={enrolment} onMoved={moved} />
      )}
    </>
  );
};

const personFacts = ({ user, course, startsAt }: StaffEnrolment): Fact[] => {
  if (!user) return [{ label: 'Estudiante', value: 'La cuenta ya no existe' }];
  const { email, phone, firstName, documentNumber, clu, cluExpiration } = user;
  const about = ` por tu clase «${course.name}»${startsAt ? ` del ${scheduledText(startsAt)}` : ''}`;
  return [
    { label: 'Email', value: <EmailText email={email} /> },
    ...(phone
      ? [{ label: 'Teléfono', value: <ContactLinks phone={phone} firstName={firstName} about={about} /> }]
      : []),
    { label: 'Documento', value: documentNumberText(documentNumber) },
    {
      label: 'CLU',
      value: clu ? `${clu}${cluExpiration ? `, vence el ${shortDate(cluExpiration)}` : ''}` : 'Sin registrar',
    },
  ];
};

const equipmentFacts = ({ classType, weapons, hasWeaponAmmo, ammoBoxes }: StaffEnrolment): Fact[] => {
  if (!classType) return [];
  const boxes = (ammoBoxes ?? []).map(({ quantity, caliber }) => `${quantity} caja(s) de ${caliber}`);
  return [
    { label: 'Tipo de clase', value: classTypes[classType].label },
    { label: 'Armas', value: (weapons ?? []).map(weaponLabel).join(', ') },
    { label: 'Munición', value: hasWeaponAmmo ? 'Trae arma y munición propias' : boxes.join(', ') },
  ];
};

const endFacts = ({
  status,
  cancellation,
  completionDate,
  earlyReason,
  arrivedAt,
  comingAt,
}: StaffEnrolment): Fact[] => {
  if (status === 'COMPLETED') {
    return [
      { label: 'Completada', value: completionText({ completionDate }) },
      ...(earlyReason ? [{ label: 'Antes del final porque', value: earlyReason }] : []),
    ];
  }
  if (arrivedAt) return [{ label: 'Llegó', value: longDateText(arrivedAt) }];
  if (!cancellation) return comingAt ? [{ label: 'Avisó que viene', value: longDateText(comingAt) }] : [];
  const { reason, note, at, isLate } = cancellation;
  const when = `${shortDateText(at)}: ${cancellationReasons[reason].label}`;
  return [
    { label: 'Cancelada', value: isLate ? `${when}, fuera de plazo` : when },
    ...(note ? [{ label: 'Nota', value: note }] : []),
  ];
};

/** The rows of an enrolment for staff. */
const staffFacts = (enrolment: StaffEnrolment): Fact[] => {
  const { course, instructorName, price, startsAt, createdAt } = enrolment;
  const payment = paymentText(enrolment);
  return [
    { label: courseTypes[course.courseType].label, value: course.name },
    { label: 'Cuándo', value: scheduledText(startsAt) },
    { label: 'Dónde', value: course.location },
    { label: 'Instructor', value: instructorName ?? course.instructor?.name ?? 'Sin asignar' },
    ...equipmentFacts(enrolment),
    { label: 'Precio', value: [adminPriceText(price), payment].filter(Boolean).join(' · ') },
    { label: 'Inscripción', value: shortDateText(createdAt) },
    ...endFacts(enrolment),
    ...personFacts(enrolment),
  ];
};
