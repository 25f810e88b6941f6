import { Box, Container, Grid, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { academy } from '#domain/academy.ts';
import { FeatureCard } from './feature-card.tsx';

export const FeatureSection = () => (
  <Box as="section" aria-labelledby="motivos" py={{ base: '16', md: '28' }}>
    <Container maxW="6xl" px={{ base: '4', md: '8' }}>
      <Grid templateColumns={{ base: '1fr', lg: '20rem 1fr' }} gap={{ base: '10', lg: '16' }}>
        <Box position={{ lg: 'sticky' }} top="12" alignSelf="start">
          <Text textStyle="eyebrow" color="fg.warning" mb="4">
            {academy.name}
          </Text>
          <Heading as="h2" id="motivos" textStyle="display" fontSize={{ base: '4xl', md: '5xl' }}>
            ¿Por qué elegir nuestra academia?
          </Heading>
          <Text color="fg.muted" mt="5" textStyle="lg">
            Una formación seria deja constancia: cada curso, cada clase y cada logro quedan a tu nombre.
          </Text>
        </Box>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap={{ base: '4', md: '6' }}>
          {academy.features.map((feature, index) => (
            <FeatureCard key={feature.id} feature={feature} number={index + 1} />
          ))}
        </SimpleGrid>
      </Grid>
    </Container>
  </Box>
);
