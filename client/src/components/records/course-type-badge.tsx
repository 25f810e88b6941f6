import { Badge } from '@chakra-ui/react';
import { courseTypes } from './enums.ts';
import type { CourseType } from '../../gql/graphql.ts';

const palettes: Record<CourseType, string> = { GRUPAL: 'brand', PERSONALIZADO: 'accent' };

export const CourseTypeBadge = ({ courseType }: { courseType: CourseType }) => (
  <Badge colorPalette={palettes[courseType]}>{courseTypes[courseType].label}</Badge>
);
