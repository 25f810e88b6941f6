import { Box, Card, Flex, Skeleton, Stack } from '@chakra-ui/react';

export const CourseCardSkeleton = () => (
  <Card.Root layerStyle="document" aria-hidden>
    <Card.Body gap="4">
      <Flex justify="space-between">
        <Skeleton h="5" w="16" />
        <Skeleton h="4" w="14" />
      </Flex>
      <Stack gap="3">
        <Skeleton h="7" w="75%" />
        <Skeleton h="4" />
        <Skeleton h="4" w="60%" />
      </Stack>
      <Stack gap="2" mt="4">
        <Skeleton h="4" w="70%" />
        <Skeleton h="4" w="50%" />
      </Stack>
    </Card.Body>
    <Box borderTopWidth="1px" borderStyle="dashed" borderColor="border.emphasized" mx="1.5" />
    <Card.Footer justifyContent="space-between" pt="5">
      <Skeleton h="7" w="28" />
      <Skeleton h="11" w="9.5rem" />
    </Card.Footer>
  </Card.Root>
);
