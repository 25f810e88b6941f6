import { Box, Flex, Grid, HStack, Text } from '@chakra-ui/react';
import { academy } from '#domain/academy.ts';
import { GuillocheBand } from '../../components/ornaments/guilloche-band.tsx';
import { Guilloche } from '../../components/ornaments/guilloche.tsx';
import { LogoMark } from '../../components/layout/logo-mark.tsx';
import { graphql } from '../../gql/index.ts';
import type { Passport_EnrolmentFragment, Passport_UserFragment } from '../../gql/graphql.ts';
import { PassportDataPage } from './passport-data-page.tsx';
import { PassportStampsPage } from './passport-stamps-page.tsx';

graphql(`
  fragment Passport_user on User {
    id
    ...PassportDataPage_user
  }
`);

graphql(`
  fragment Passport_enrolment on Enrolment {
    id
    ...PassportStampsPage_enrolment
  }
`);

/** Also for paper, where the theme's breakpoints do not apply. */
const SPREAD = 'minmax(0, 1.35fr) minmax(0, 1fr)';

type PassportProps = { user: Passport_UserFragment; completed: Passport_EnrolmentFragment[] };

/** The open passport: the holder's data, and a stamp for every completed course. */
export const Passport = ({ user, completed }: PassportProps) => {
  return (
    <Box
      as="section"
      className="light"
      color="fg"
      aria-label="Pasaporte"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="l3"
      overflow="hidden"
      bg="#faf4e4"
      boxShadow="xl"
      breakInside="avoid"
      _print={{ boxShadow: 'none' }}
      css={{ printColorAdjust: 'exact' }}
    >
      <Flex
        bg="ink"
        color="ink.fg"
        align="center"
        justify="space-between"
        gap="4"
        px={{ base: '4', md: '7' }}
        py="3.5"
      >
        <HStack gap="3">
          <LogoMark boxSize="8" />
          <Text fontFamily="heading" textStyle="lg" lineHeight="1.1">
            {academy.name}
          </Text>
        </HStack>
        <Text textStyle="eyebrow" color="ink.brass" textAlign="end">
          Pasaporte de formación
        </Text>
      </Flex>
      <GuillocheBand h="3" bg="ink.deep" color="ink.brass" opacity="1" />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: SPREAD }} _print={{ gridTemplateColumns: SPREAD }}>
        <Box position="relative" overflow="hidden">
          <Guilloche
            position="absolute"
            w="34rem"
            h="34rem"
            insetEnd="-12rem"
            top="-10rem"
            color="brand.fg"
            opacity="0.13"
            petals={16}
            strands={16}
          />
          <Box position="relative" h="full">
            <PassportDataPage user={user} />
          </Box>
        </Box>
        <Box
          position="relative"
          overflow="hidden"
          borderStartWidth={{ base: '0', lg: '1px' }}
          borderTopWidth={{ base: '1px', lg: '0' }}
          borderStyle="dashed"
          borderColor="border.emphasized"
          _print={{ borderTopWidth: '0', borderInlineStartWidth: '1px' }}
          bgImage={{ lg: 'linear-gradient(to right, {colors.bg.muted}, transparent 2.5rem)' }}
        >
          <Guilloche
            position="absolute"
            w="30rem"
            h="30rem"
            insetStart="-9rem"
            bottom="-13rem"
            color="accent.fg"
            opacity="0.12"
            petals={9}
            strands={18}
          />
          <Box position="relative" h="full">
            <PassportStampsPage completed={completed} />
          </Box>
        </Box>
      </Grid>
    </Box>
  );
};
