import { Badge } from '@chakra-ui/react';
import { countText } from '#domain/texts/numbers.ts';

type Places = { capacity: number | null; placesTaken: number };

/** `3 de 8`; without a limit `3 inscripciones`. */
export const takenText = ({ capacity, placesTaken }: Places) => {
  if (capacity !== null) return `${countText(placesTaken)} de ${countText(capacity)}`;
  if (placesTaken === 0) return 'Sin inscripciones';
  return placesTaken === 1 ? '1 inscripción' : `${countText(placesTaken)} inscripciones`;
};

export const waitingText = (count: number) => `${countText(count)} en espera`;

type CourseStateBadgeProps = { course: { isActive: boolean; callOff: object | null } };

export const CourseStateBadge = ({ course: { isActive, callOff } }: CourseStateBadgeProps) => {
  if (callOff) return <Badge colorPalette="red">Suspendido</Badge>;
  return <Badge colorPalette={isActive ? 'green' : 'gray'}>{isActive ? 'Activo' : 'Inactivo'}</Badge>;
};
