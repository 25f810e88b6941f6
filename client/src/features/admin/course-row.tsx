import { Badge, Box, HStack, IconButton, Text } from '@chakra-ui/react';
import { memo } from 'react';
import { adminPriceText } from '#domain/texts/money.ts';
import { countText } from '#domain/texts/numbers.ts';
import { CourseTypeBadge } from '../../components/records/course-type-badge.tsx';
import { BlockedIcon, CheckIcon, EditIcon, EyeIcon, TrashIcon } from '../../components/icons.tsx';
import { shortDateText } from '../../components/records/date-text.ts';
import { graphql } from '../../gql/index.ts';
import type { CourseRow_CourseFragment } from '../../gql/graphql.ts';
import { ListCell, ListRow } from '../../components/lists/list-table.tsx';
import { SmallText } from '../../components/layout/small-text.tsx';

graphql(`
  fragment CourseRow_course on Course {
    id
    name
    description
    location
    courseType
    price
    pointsValue
    scheduledDate
    isActive
  }
`);

const actions = [
  { label: 'Editar', Icon: EditIcon },
  { label: 'Ver', Icon: EyeIcon },
  { label: 'Eliminar', Icon: TrashIcon },
];

type CourseRowProps = { course: CourseRow_CourseFragment; noteId: string };

export const CourseRow = memo(({ course, noteId }: CourseRowProps) => {
  return (
    <ListRow>
      <ListCell column="Curso" isTitle>
        <Box maxW={{ lg: '17rem' }}>
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {course.name}
          </Text>
          <SmallText lineClamp="2">{course.description}</SmallText>
        </Box>
      </ListCell>
      <ListCell column="Ubicación">
        <Text overflowWrap="anywhere" minW={{ lg: '7rem' }}>
          {course.location}
        </Text>
      </ListCell>
      <ListCell column="Tipo">
        <Box>
          <CourseTypeBadge courseType={course.courseType} />
        </Box>
      </ListCell>
      <ListCell column="Precio">
        <Box fontVariantNumeric="tabular-nums">
          <Text whiteSpace="nowrap">{adminPriceText(course.price)}</Text>
          {course.pointsValue > 0 && (
            <SmallText whiteSpace="nowrap">{countText(course.pointsValue)} pts</SmallText>
          )}
        </Box>
      </ListCell>
      <ListCell column="Fecha">
        <Text fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {course.scheduledDate ? shortDateText(course.scheduledDate) : 'Por definir'}
        </Text>
      </ListCell>
      <ListCell column="Estado">
        <Box>
          <Badge colorPalette={course.isActive ? 'green' : 'gray'}>
            {course.isActive ? <CheckIcon boxSize="3" /> : <BlockedIcon boxSize="3" />}
            {course.isActive ? 'Activo' : 'Inactivo'}
          </Badge>
        </Box>
      </ListCell>
      <ListCell column="Acciones">
        <HStack gap="1">
          {actions.map(({ label, Icon }) => (
            <IconButton
              key={label}
              variant="ghost"
              size="sm"
              color="fg.muted"
              title={label}
              aria-label={`${label} ${course.name}`}
              aria-describedby={noteId}
            >
              <Icon />
            </IconButton>
          ))}
        </HStack>
      </ListCell>
    </ListRow>
  );
});
