import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Guilloche } from '../../components/ornaments/guilloche.tsx';

export const AdminEntry = () => (
  <Box
    as="section"
    aria-labelledby="admin-entry"
    position="relative"
    overflow="hidden"
    bg="ink"
    color="ink.fg"
    borderRadius="l3"
    p={{ base: '6', md: '8' }}
  >
    <Guilloche
      position="absolute"
      w="26rem"
      h="26rem"
      insetEnd="-7rem"
      top="-9rem"
      color="ink.brass"
      opacity={{ base: '0.12', md: '0.22' }}
    />
    <Flex
      position="relative"
      direction={{ base: 'column', md: 'row' }}
      align={{ md: 'center' }}
      justify="space-between"
      gap="5"
    >
      <Stack gap="1.5">
        <Heading as="h2" id="admin-entry" textStyle="2xl">
          Panel de Administración
        </Heading>
        <Text color="ink.muted">Usuarios, cursos y cifras de toda la academia.</Text>
      </Stack>
      <Button asChild colorPalette="accent">
        <Link to={paths.admin}>Acceder al Panel de Admin</Link>
      </Button>
    </Flex>
  </Box>
);
