import { priceText } from '#domain/texts/money.ts';
import { weaponLabel } from '#domain/weapons/weapon.catalogue.ts';
import type { Fact } from '../records/fact-list.tsx';
import { completionText, scheduledDateOf, scheduledText } from '../records/date-text.ts';
import { classTypes, courseTypes } from '../records/enums.ts';
import { graphql } from '../../gql/index.ts';
import type { EnrolmentFacts_EnrolmentFragment } from '../../gql/graphql.ts';

graphql(`
  fragment EnrolmentFacts_enrolment on Enrolment {
    id
    status
    scheduledDate
    completionDate
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
      courseType
      location
      scheduledDate
    }
  }
`);

type Enrolment = EnrolmentFacts_EnrolmentFragment;

/** Personalised classes list day and time separately. */
const dateFacts = (enrolment: Enrolment): Fact[] => {
  if (enrolment.status === 'COMPLETED') {
    return [{ label: 'Fecha de finalización', value: completionText(enrolment) }];
  }
  return enrolment.classDate ? [] : [{ label: 'Fecha', value: scheduledText(scheduledDateOf(enrolment)) }];
};

const ammoText = ({ hasWeaponAmmo, ammoBoxes }: Enrolment) => {
  if (hasWeaponAmmo) return '✓ Cuenta con arma y municiones propias';
  return (ammoBoxes ?? []).map(({ quantity, caliber }) => `${quantity} caja(s) de ${caliber}`).join('\n');
};

const classFacts = (enrolment: Enrolment): Fact[] => {
  const { classType, classDate, weapons, hasWeaponAmmo } = enrolment;
  if (!classType) return [];
  return [
    { label: 'Tipo de clase', value: classTypes[classType].label },
    ...(classDate ? [{ label: 'Fecha y hora', value: scheduledText(scheduledDateOf(enrolment)) }] : []),
    { label: 'Armas', value: (weapons ?? []).map(weaponLabel).join('\n') },
    { label: hasWeaponAmmo ? 'Equipo' : 'Munición solicitada', value: ammoText(enrolment) },
  ];
};

/** The facts of an enrolment, for its student. */
export const enrolmentFacts = (enrolment: Enrolment): Fact[] => {
  const { course, instructorName, price } = enrolment;
  return [
    { label: 'Tipo', value: courseTypes[course.courseType].label },
    ...dateFacts(enrolment),
    { label: 'Ubicación', value: course.location },
    ...(instructorName ? [{ label: 'Instructor', value: instructorName }] : []),
    ...classFacts(enrolment),
    ...(price > 0 ? [{ label: 'Precio', value: priceText(price) }] : []),
  ];
};
