import { HStack, SimpleGrid, Spinner, Stack, Text } from '@chakra-ui/react';
import { CourseCardSkeleton } from './course-card-skeleton.tsx';

export const CoursesSkeleton = () => (
  <Stack gap="6">
    <HStack role="status" gap="3" color="fg.muted">
      <Spinner size="sm" />
      <Text>Cargando cursos...</Text>
    </HStack>
    <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap={{ base: '5', md: '6' }}>
      {['first', 'second', 'third'].map((card) => (
        <CourseCardSkeleton key={card} />
      ))}
    </SimpleGrid>
  </Stack>
);
