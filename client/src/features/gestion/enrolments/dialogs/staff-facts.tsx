import { shortDate } from '#domain/dates/date-text.ts';
import { adminPriceText } from '#domain/texts/money.ts';
import { weaponLabel } from '#domain/weapons/weapon.catalogue.ts';
import {
  completionText,
  longDateText,
  scheduledText,
  shortDateText,
} from '../../../../components/records/date-text.ts';
import { documentNumberText } from '../../../../components/records/document-text.ts';
import { EmailText } from '../../../../components/records/email-text.tsx';
import { classTypes, courseTypes } from '../../../../components/records/enums.ts';
import type { Fact } from '../../../../components/records/fact-list.tsx';
import { ContactLinks } from '../../lists/phone-link.tsx';
import { cancellationReasons } from '../enrolment-label.ts';
import type { StaffEnrolment } from './staff-enrolment.query.ts';

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
}: StaffEnrolment): Fact[] => {
  if (status === 'COMPLETED') {
    return [
      { label: 'Completada', value: completionText({ completionDate }) },
      ...(earlyReason ? [{ label: 'Antes del final porque', value: earlyReason }] : []),
    ];
  }
  if (arrivedAt) return [{ label: 'Llegó', value: longDateText(arrivedAt) }];
  if (!cancellation) return [];
  const { reason, note, at, isLate } = cancellation;
  const when = `${shortDateText(at)}: ${cancellationReasons[reason].label}`;
  return [
    { label: 'Cancelada', value: isLate ? `${when}, fuera de plazo` : when },
    ...(note ? [{ label: 'Nota', value: note }] : []),
  ];
};

/** The rows of an enrolment for staff. */
export const staffFacts = (enrolment: StaffEnrolment): Fact[] => {
  const { course, instructorName, price, startsAt, createdAt } = enrolment;
  return [
    { label: courseTypes[course.courseType].label, value: course.name },
    { label: 'Cuándo', value: scheduledText(startsAt) },
    { label: 'Dónde', value: course.location },
    { label: 'Instructor', value: instructorName ?? course.instructor?.name ?? 'Sin asignar' },
    ...equipmentFacts(enrolment),
    { label: 'Precio', value: adminPriceText(price) },
    { label: 'Inscripción', value: shortDateText(createdAt) },
    ...endFacts(enrolment),
    ...personFacts(enrolment),
  ];
};
