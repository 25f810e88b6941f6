import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

type IntegrationSectionProps = {
  title: string;
  description: string;
  action: ReactNode;
  children?: ReactNode;
};

/** A section of integrations: description, add button and list. */
export const IntegrationSection = ({ title, description, action, children }: IntegrationSectionProps) => {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id} gap="6">
      <Flex
        direction={{ base: 'column', md: 'row' }}
        justify="space-between"
        align={{ base: 'flex-start', md: 'flex-end' }}
        gap="4"
      >
        <Box>
          <Heading as="h2" id={id} textStyle="2xl" fontFamily="heading" fontWeight="medium">
            {title}
          </Heading>
          <Text color="fg.muted" mt="1" maxW="65ch">
            {description}
          </Text>
        </Box>
        {action}
      </Flex>
      {children}
    </Stack>
  );
};
