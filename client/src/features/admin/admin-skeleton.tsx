import { Card, HStack, SimpleGrid, Skeleton, SkeletonCircle, Stack, VisuallyHidden } from '@chakra-ui/react';

const count = (length: number) => Array.from({ length }, (_, index) => index);

export const AdminSkeleton = () => (
  <Stack gap={{ base: '10', md: '12' }} role="status" aria-busy>
    <VisuallyHidden>Cargando el panel...</VisuallyHidden>
    <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap={{ base: '4', md: '5' }} aria-hidden>
      {count(4).map((card) => (
        <Card.Root key={card} layerStyle="document">
          <Card.Body gap="3" p="6">
            <Skeleton h="4" w="28" />
            <Skeleton h="9" w="20" />
            <Skeleton h="4" w="16" />
          </Card.Body>
        </Card.Root>
      ))}
    </SimpleGrid>
    <SimpleGrid columns={{ base: 1, md: 2 }} gap={{ base: '4', md: '5' }} aria-hidden>
      {count(4).map((card) => (
        <Card.Root key={card} layerStyle="document">
          <HStack gap="5" p="6">
            <SkeletonCircle size="8" />
            <Stack flex="1">
              <Skeleton h="5" w="50%" />
              <Skeleton h="4" w="75%" />
            </Stack>
          </HStack>
        </Card.Root>
      ))}
    </SimpleGrid>
  </Stack>
);
