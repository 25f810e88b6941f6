import { Card, SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';

const ROWS = [5, 2];

export const ProfileSkeleton = () => (
  <SimpleGrid
    columns={{ base: 1, md: 2 }}
    gap={{ base: '5', md: '6' }}
    alignItems="start"
    role="status"
    aria-busy
  >
    <VisuallyHidden>Cargando tu perfil...</VisuallyHidden>
    {ROWS.map((count) => (
      <Card.Root key={count} layerStyle="document" aria-hidden>
        <Card.Header>
          <Skeleton h="8" w="56" maxW="full" />
        </Card.Header>
        <Card.Body gap="0" pt="2">
          {Array.from({ length: count }, (_, row) => (
            <Stack key={row} gap="2" py="3.5">
              <Skeleton h="3" w="28" />
              <Skeleton h="5" w={row % 2 ? '60%' : '45%'} />
            </Stack>
          ))}
        </Card.Body>
      </Card.Root>
    ))}
  </SimpleGrid>
);
