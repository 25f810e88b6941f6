import { Badge, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { ownWeaponLabel } from '#domain/firearms/own-weapon.ts';
import { countText } from '#domain/texts/numbers.ts';
import { SmallText } from '../../../components/layout/small-text.tsx';
import type { OwnWeapon_WeaponFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { clockText } from '../entries/entry-text.ts';
import { lateText } from '../firearms/late-text.ts';
import { BESIDE, GIVES_WAY, LateLines } from './day-weapons.tsx';
import type { DayActions } from './use-day-actions.ts';

graphql(`
  fragment OwnWeapon_weapon on OwnWeapon {
    id
    studentName
    serial
    description
    permitUntil
    rounds
    inAt
    inLate {
      ...Late_record
    }
    outAt
    outLate {
      ...Late_record
    }
    reason
  }
`);

type ReleaseProps = {
  weapon: OwnWeapon_WeaponFragment;
  enrolmentId: string | null;
  actions: DayActions;
};

export const ReleaseButton = ({ weapon, enrolmentId, actions }: ReleaseProps) =>
  actions.mayHandOut && (
    <Button
      flexShrink="0"
      px="3"
      variant="outline"
      aria-label={`Salió ${ownWeaponLabel(weapon)} de ${weapon.studentName}`}
      onClick={() => actions.releaseOwnWeapon(weapon, enrolmentId)}
    >
      Salió
    </Button>
  );

const roundsText = (rounds: number) => (rounds > 0 ? `${countText(rounds)} municiones` : null);

/** A weapon that a student brought. */
export const OwnWeaponLine = ({ weapon, enrolmentId, actions }: ReleaseProps) => {
  const { inAt, outAt, rounds, reason } = weapon;
  const parts = [
    outAt ? `salió ${clockText(outAt)}` : `ingresó ${clockText(inAt)}`,
    roundsText(rounds),
    reason,
  ];
  return (
    <Flex {...BESIDE}>
      <Stack gap="0" {...GIVES_WAY}>
        <HStack columnGap="1.5" rowGap="0.5" wrap="wrap">
          <Text textStyle="sm" overflowWrap="anywhere">
            {ownWeaponLabel(weapon)}
          </Text>
          <Badge colorPalette="gray">Propia</Badge>
        </HStack>
        <SmallText overflowWrap="anywhere">{parts.filter(Boolean).join(' · ')}</SmallText>
        <LateLines lines={[lateText('Entrada', weapon.inLate), lateText('Salida', weapon.outLate)]} />
      </Stack>
      {!outAt && <ReleaseButton weapon={weapon} enrolmentId={enrolmentId} actions={actions} />}
    </Flex>
  );
};
