import { Badge } from '@chakra-ui/react';

export const CourseStateBadge = ({ isActive }: { isActive: boolean }) => (
  <Badge colorPalette={isActive ? 'green' : 'gray'}>{isActive ? 'Activo' : 'Inactivo'}</Badge>
);
