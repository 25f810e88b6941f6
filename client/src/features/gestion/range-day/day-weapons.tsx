import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { countText } from '#domain/texts/numbers.ts';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { compactText } from '../../../components/records/date-text.ts';
import { ruled } from '../../../components/records/ruled.ts';
import type { DayWeapon_HandOutFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { Section } from '../lists/section.tsx';
import { lateText } from '../firearms/late-text.ts';
import type { DayActions } from './use-day-actions.ts';
import { WeaponLabel } from './weapon-name.tsx';

graphql(`
  fragment DayWeapon_handOut on FirearmHandOut {
    id
    firearmId
    label
    studentName
    outAt
    outLate {
      ...Late_record
    }
    companion
    returnedAt
    returnLate {
      ...Late_record
    }
    rounds
    roundsOut
    roundsLeft
  }
`);

type HandOutProps = { handOut: DayWeapon_HandOutFragment; actions: DayActions };

export const TakeBackButton = ({ handOut, actions }: HandOutProps) =>
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

/** A text with its button beside it, or below it where the text would be too narrow. */
export const BESIDE = { gap: '2', justify: 'space-between', align: 'center', wrap: 'wrap' } as const;
export const GIVES_WAY = { flex: '1 1 8rem', minW: '0', overflowWrap: 'anywhere' } as const;

/** A weapon that a student has or had. */
export const HandOutLine = ({ handOut, actions }: HandOutProps) => (
  <Flex {...BESIDE}>
    <Stack gap="0" {...GIVES_WAY}>
      <Text textStyle="sm" overflowWrap="anywhere">
        <WeaponLabel label={handOut.label} />
      </Text>
      <SmallText overflowWrap="anywhere">{stateText(handOut)}</SmallText>
      <LateLines lines={lateLinesOf(handOut)} />
    </Stack>
    {!handOut.returnedAt && <TakeBackButton handOut={handOut} actions={actions} />}
  </Flex>
);

const lateLinesOf = ({ outLate, returnLate }: DayWeapon_HandOutFragment) => [
  lateText('Entrega', outLate),
  lateText('Devolución', returnLate),
];

/** What was entered later than it happened, with both times. */
export const LateLines = ({ lines }: { lines: readonly (string | null)[] }) =>
  lines.map((line) => line && <SmallText key={line}>{line}</SmallText>);

type WithoutClassProps = {
  title: string;
  /** Names the list. */
  label: string;
  weapons: readonly { id: string; label: string; studentName: string; since: string; action: ReactNode }[];
};

/** Weapons of somebody who has no class today, with what ends that; renders nothing without any. */
export const WithoutClass = ({ title, label, weapons }: WithoutClassProps) =>
  weapons.length > 0 && (
    <Section title={title} count={countText(weapons.length)}>
      <chakra.ul listStyleType="none" layerStyle="document" px="4" aria-label={label}>
        {weapons.map(({ id, label: weapon, studentName, since, action }) => (
          <Flex as="li" key={id} {...ruled} {...BESIDE} py="3">
            <Stack gap="0" {...GIVES_WAY}>
              <Text fontWeight="semibold" overflowWrap="anywhere">
                {studentName}
              </Text>
              <Text textStyle="sm" overflowWrap="anywhere">
                {weapon}
              </Text>
              <SmallText>Desde {compactText(since)}</SmallText>
            </Stack>
            {action}
          </Flex>
        ))}
      </chakra.ul>
    </Section>
  );
