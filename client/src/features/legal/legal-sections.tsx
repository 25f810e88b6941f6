import { Heading, Stack, Text } from '@chakra-ui/react';
import type { LegalSection } from '#domain/legal/legal.ts';

export const LegalSections = ({ sections }: { sections: readonly LegalSection[] }) => (
  <Stack gap="10" maxW="65ch">
    {sections.map(({ title, paragraphs }) => (
      <Stack as="section" key={title} gap="3">
        <Heading as="h2" textStyle="2xl">
          {title}
        </Heading>
        {paragraphs.map((paragraph) => (
          <Text key={paragraph} overflowWrap="anywhere">
            {paragraph}
          </Text>
        ))}
      </Stack>
    ))}
  </Stack>
);
