import { Card, Flex, Text } from '@chakra-ui/react';
import type { academy } from '#domain/academy.ts';
import { FeatureEmblem } from './feature-emblem.tsx';

type FeatureCardProps = { feature: (typeof academy.features)[number]; number: number };

export const FeatureCard = ({ feature, number }: FeatureCardProps) => (
  <Card.Root as="article">
    <Card.Body p={{ base: '6', md: '8' }} gap="4">
      <Flex justify="space-between" align="flex-start">
        <FeatureEmblem feature={feature.id} boxSize="16" color="fg.info" />
        <Text textStyle="mrz" color="fg.subtle" aria-hidden>
          {String(number).padStart(2, '0')}
        </Text>
      </Flex>
      <Card.Title as="h3" fontSize="2xl" lineHeight="1.2" mt="3">
        {feature.title}
      </Card.Title>
      <Card.Description textStyle="md">{feature.text}</Card.Description>
    </Card.Body>
  </Card.Root>
);
