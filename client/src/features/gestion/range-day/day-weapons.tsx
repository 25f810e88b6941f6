import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { countText } from '#domain/texts/numbers.ts';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { compactText } from '../../../components/records/date-text.ts';
import { ruled } from '../../../components/records/ruled.ts';
import type { DayWeapon_HandOutFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import type { DayActions } from './use-day-actions.ts';

graphql(`
  fragment DayWeapon_handOut on FirearmHandOut {
    id
    firearmId
    label
    studentName
    outAt
    companion
    returnedAt
    rounds
    roundsOut
    roundsLeft
  }
`);

type HandOutProps = { handOut: DayWeapon_HandOutFragment; actions: DayActions };

const TakeBackButton = ({ handOut, actions }: HandOutProps) =>
  actions.mayHandOut && (
    <Button
      flexShrink="0"
      px="3"
      aria-label={`Recibir ${handOut.label} de ${handOut.studentName}`}
      onClick={() => actions.open({ what: 'takeBack', handOut })}
    >
      Recibir…
    </Button>
  );

const stateText = ({ returnedAt, rounds, roundsOut, roundsLeft, companion }: DayWeapon_HandOutFragment) =>
  (returnedAt
    ? [`tiró ${countText(rounds ?? 0)}`, roundsOut > 0 && `volvieron ${countText(roundsLeft ?? 0)}`]
    : [roundsOut > 0 && `${countText(roundsOut)} municiones`, companion && `acompaña ${companion}`]
  )
    .filter(Boolean)
    .join(' · ');

/** A weapon that a student has or had. */
export const HandOutLine = ({ handOut, actions }: HandOutProps) => (
  <Flex gap="2" justify="space-between" align="center">
    <Stack gap="0" minW="0">
      <Text textStyle="sm" overflowWrap="anywhere">
        {handOut.label}
      </Text>
      <SmallText overflowWrap="anywhere">{stateText(handOut)}</SmallText>
    </Stack>
    {!handOut.returnedAt && <TakeBackButton handOut={handOut} actions={actions} />}
  </Flex>
);

/** A weapon that is out with somebody who has no class today. */
export const OutsideRow = ({ handOut, actions }: HandOutProps) => (
  <Flex as="li" {...ruled} py="3" gap="2" justify="space-between" align="center">
    <Stack gap="0" minW="0">
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {handOut.studentName}
      </Text>
      <Text textStyle="sm" overflowWrap="anywhere">
        {handOut.label}
      </Text>
      <SmallText>Desde {compactText(handOut.outAt)}</SmallText>
    </Stack>
    <TakeBackButton handOut={handOut} actions={actions} />
  </Flex>
);
