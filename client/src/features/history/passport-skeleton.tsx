import { Box, Grid, Skeleton, SkeletonCircle, Stack, VisuallyHidden } from '@chakra-ui/react';

const count = (length: number) => Array.from({ length }, (_, index) => index);

export const PassportSkeleton = () => (
  <Box
    role="status"
    aria-busy
    borderWidth="1px"
    borderColor="border.emphasized"
    borderRadius="l3"
    overflow="hidden"
  >
    <VisuallyHidden>Cargando tu pasaporte...</VisuallyHidden>
    <Box h="4.25rem" bg="ink" />
    <Grid bg="bg.panel" templateColumns={{ base: '1fr', lg: '1.35fr 1fr' }} aria-hidden>
      <Grid
        templateColumns={{ base: '6.5rem 1fr', sm: '9.5rem 1fr' }}
        gap={{ base: '4', md: '7' }}
        p={{ base: '4', md: '7' }}
      >
        <Skeleton aspectRatio="3 / 4" />
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5" alignContent="start">
          {count(8).map((field) => (
            <Stack key={field} gap="2">
              <Skeleton h="2.5" w="16" />
              <Skeleton h="5" w="80%" />
            </Stack>
          ))}
        </Grid>
      </Grid>
      <Grid templateColumns="repeat(3, 1fr)" gap="4" p={{ base: '4', md: '7' }} alignContent="start">
        {count(6).map((stamp) => (
          <SkeletonCircle key={stamp} size="auto" aspectRatio="1" m="6%" />
        ))}
      </Grid>
    </Grid>
  </Box>
);
