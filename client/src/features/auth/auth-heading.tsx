import { Box, Text } from '@chakra-ui/react';
import { PageTitle } from '../../components/layout/page-title.tsx';

type AuthHeadingProps = { title: string; children: string };

export const AuthHeading = ({ title, children }: AuthHeadingProps) => (
  <Box>
    <Text textStyle="eyebrow" color="fg.warning" mb="3">
      Acceso de alumnos
    </Text>
    <PageTitle title={title}>{children}</PageTitle>
  </Box>
);
