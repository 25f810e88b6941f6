import { Card, Flex, SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';

export const DashboardSkeleton = () => (
  <Stack gap={{ base: '10', md: '14' }} role="status" aria-busy>
    <VisuallyHidden>Cargando tu panel...</VisuallyHidden>
    <Stack gap="5" aria-hidden>
      <Skeleton h="9" w="64" maxW="full" />
      {['first', 'second'].map((row) => (
        <Card.Root key={row} layerStyle="document">
          <Flex gap={{ base: '4', md: '6' }} p={{ base: '4', md: '5' }}>
            <Skeleton boxSize="16" flexShrink="0" />
            <Stack gap="2.5" flex="1">
              <Skeleton h="5" w="45%" />
              <Skeleton h="4" w="85%" />
              <Skeleton h="4" w="35%" />
            </Stack>
          </Flex>
        </Card.Root>
      ))}
    </Stack>
    <SimpleGrid columns={{ base: 1, md: 3 }} gap={{ base: '4', md: '6' }} aria-hidden>
      {['points', 'completed', 'referrals'].map((card) => (
        <Card.Root key={card} layerStyle="document">
          <Card.Body gap="4" p={{ base: '6', md: '7' }}>
            <Skeleton h="4" w="32" />
            <Skeleton h="11" w="24" />
            <Skeleton h="4" w="80%" />
          </Card.Body>
        </Card.Root>
      ))}
    </SimpleGrid>
  </Stack>
);
