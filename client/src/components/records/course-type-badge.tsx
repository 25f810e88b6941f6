import { Badge } from '@chakra-ui/react';
import type { CourseType } from '../../gql/graphql.ts';
import { courseTypeLabels } from './enum-labels.ts';

const palettes: Record<CourseType, string> = { GRUPAL: 'brand', PERSONALIZADO: 'accent' };

export const CourseTypeBadge = ({ courseType }: { courseType: CourseType }) => (
  <Badge colorPalette={palettes[courseType]}>{courseTypeLabels[courseType]}</Badge>
);
