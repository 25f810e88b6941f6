import { Badge } from '@chakra-ui/react';

type CourseStateBadgeProps = { course: { isActive: boolean; callOff: object | null } };

export const CourseStateBadge = ({ course: { isActive, callOff } }: CourseStateBadgeProps) => {
  if (callOff) return <Badge colorPalette="red">Suspendido</Badge>;
  return <Badge colorPalette={isActive ? 'green' : 'gray'}>{isActive ? 'Activo' : 'Inactivo'}</Badge>;
};
