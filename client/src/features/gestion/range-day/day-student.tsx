import { Badge, Box, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { countText } from '#domain/texts/numbers.ts';
import { mayReceive } from '#domain/firearms/range-day.ts';
import { weaponLabel } from '#domain/weapons/weapon.catalogue.ts';
import { AgeBadge } from '../../../components/records/age-badge.tsx';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { ruled } from '../../../components/records/ruled.ts';
import type { DayStudent_StudentFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { RowButton } from '../lists/row-button.tsx';
import { STATES } from './day-text.ts';
import { BESIDE, GIVES_WAY, HandOutLine } from './day-weapons.tsx';
import { OwnWeaponLine } from './own-weapons.tsx';
import type { DayActions, Marked, Proposal } from './use-day-actions.ts';
import { WEAPON_BUTTON, WeaponName } from './weapon-name.tsx';

graphql(`
  fragment DayStudent_student on RangeStudent {
    enrolmentId
    classId
    name
    state
    hasLicence
    ageMissed
    isAccompanied
    hasOwnWeapon
    canUndoAbsence
    loans {
      model
      caliber
      rounds
    }
    handOuts {
      ...DayWeapon_handOut
    }
    ownWeapons {
      ...OwnWeapon_weapon
    }
    knownWeapon {
      serial
      description
      permitUntil
    }
  }
`);

type DayStudentProps = {
  student: DayStudent_StudentFragment;
  proposals: readonly Proposal[];
  hasBegun: boolean;
  /** Null where it cannot be completed while a weapon is out. */
  onCompleteArmed: (() => void) | null;
  actions: DayActions;
};

/** Its text is in line with what is above. */
const QUIET = { variant: 'ghost', ms: '-3.5' } as const;

/** A student of the day: what is known, and the next step. */
export const DayStudent = ({ student, proposals, hasBegun, onCompleteArmed, actions }: DayStudentProps) => {
  const { enrolmentId, name, state, hasLicence, ageMissed, hasOwnWeapon, handOuts, ownWeapons } = student;
  const { label, colorPalette } = STATES[state];
  const { openEnrolment } = actions;
  const isOpen = state !== 'DONE' && state !== 'ABSENT';
  return (
    <Stack
      as="li"
      {...ruled}
      _first={{ borderTopWidth: '1px' }}
      py="2"
      gap="1.5"
      pointerEvents={actions.isInert(enrolmentId) ? 'none' : undefined}
    >
      <Flex {...BESIDE}>
        <Box {...GIVES_WAY}>
          {openEnrolment ? (
            <RowButton onClick={() => openEnrolment(enrolmentId)}>{name}</RowButton>
          ) : (
            <Text fontWeight="semibold" lineHeight="short" overflowWrap="anywhere">
              {name}
            </Text>
          )}
          <HStack columnGap="1.5" rowGap="0.5" wrap="wrap" mt="0.5">
            <Badge colorPalette={colorPalette}>{label}</Badge>
            {!hasLicence && <Badge colorPalette="red">Sin CLU vigente</Badge>}
            <AgeBadge years={ageMissed} />
            {hasOwnWeapon && <Badge colorPalette="gray">Arma propia</Badge>}
            {actions.isUndecided(enrolmentId) && <Badge colorPalette="red">Para decidir</Badge>}
            {actions.isUnsent(enrolmentId) && <Badge colorPalette="orange">Sin enviar</Badge>}
          </HStack>
        </Box>
        <Marks student={student} actions={actions} />
      </Flex>
      {handOuts.map((handOut) => (
        <HandOutLine key={handOut.id} handOut={handOut} actions={actions} />
      ))}
      {ownWeapons.map((weapon) => (
        <OwnWeaponLine key={weapon.id} weapon={weapon} enrolmentId={enrolmentId} actions={actions} />
      ))}
      {isOpen && actions.mayHandOut && <HandOver student={student} proposals={proposals} actions={actions} />}
      {mayBring(student, actions) && (
        <Button
          size="sm"
          {...(hasOwnWeapon && ownWeapons.length === 0 ? { variant: 'outline' } : QUIET)}
          alignSelf="start"
          aria-label={`Ingresa con arma propia: ${name}`}
          onClick={() => actions.open({ what: 'ownIn', student })}
        >
          {ownWeapons.length === 0 ? 'Arma propia…' : 'Otra arma propia…'}
        </Button>
      )}
      {state === 'EXPECTED' && hasBegun && actions.mayRecord && (
        <Button
          size="sm"
          {...QUIET}
          alignSelf="start"
          aria-label={`No vino: ${name}`}
          onClick={() => actions.absent(student)}
        >
          No vino
        </Button>
      )}
      {state === 'ON_RANGE' && onCompleteArmed && (
        <Button
          size="sm"
          {...QUIET}
          alignSelf="start"
          aria-label={`Completar con el arma afuera: ${name}`}
          onClick={onCompleteArmed}
        >
          Completar con el arma afuera…
        </Button>
      )}
    </Stack>
  );
};

/** Who has come; who has a weapon of the academy usually brings none. */
const mayBring = ({ state, hasOwnWeapon }: DayStudent_StudentFragment, actions: DayActions) => {
  if (!actions.mayHandOut || state === 'DONE' || state === 'ABSENT') return false;
  if (state === 'EXPECTED') return hasOwnWeapon && !actions.mayMark;
  return hasOwnWeapon || state !== 'ON_RANGE';
};

type MarksProps = Pick<DayStudentProps, 'student' | 'actions'>;

/** Presence, and what takes it back. */
const Marks = ({ student, actions }: MarksProps) => {
  const { name, state } = student;
  if (state === 'EXPECTED') {
    return (
      actions.mayMark && (
        <Button
          px="3"
          flexShrink="0"
          aria-label={`Llegó: ${name}`}
          onClick={() => actions.arrive([student], true)}
        >
          Llegó
        </Button>
      )
    );
  }
  const undo = undoOf(student, actions);
  return (
    undo && (
      <Button
        size="sm"
        variant="ghost"
        flexShrink="0"
        aria-label={`Deshacer: ${name}`}
        onClick={() => undo(student)}
      >
        Deshacer
      </Button>
    )
  );
};

/** The absence that somebody else marked is corrected by the desk in the enrolment, with a reason. */
const undoOf = ({ state, canUndoAbsence }: DayStudent_StudentFragment, actions: DayActions) => {
  if (state === 'ARRIVED' && actions.mayMark) {
    return (student: Marked) => actions.arrive([student], false);
  }
  if (state === 'DONE' && actions.mayRecord) return actions.takeBack;
  return state === 'ABSENT' && actions.mayRecord && canUndoAbsence ? actions.takeBack : null;
};

type HandOverProps = Pick<DayStudentProps, 'student' | 'proposals' | 'actions'>;

const roundsText = (rounds: number) => (rounds > 0 ? ` · ${countText(rounds)} mun.` : '');

/** The weapons that are booked or lent, each with a free one. */
const HandOver = ({ student, proposals, actions }: HandOverProps) => {
  const { name, state, hasLicence, hasOwnWeapon } = student;
  if (!mayReceive(student)) return null;
  const another = (proposal: Proposal | null) => actions.open({ what: 'handOut', student, proposal });
  const proposed = state === 'EXPECTED' && actions.mayMark ? [] : proposals;
  if (proposed.length === 0) {
    return (
      (state === 'ARRIVED' || state === 'RETURNED') &&
      !hasOwnWeapon && (
        <Button
          size="sm"
          {...QUIET}
          alignSelf="start"
          aria-label={`Entregar un arma a ${name}`}
          onClick={() => another(null)}
        >
          Entregar un arma…
        </Button>
      )
    );
  }
  return proposed.map((proposal, index) => {
    const { firearm, model, rounds } = proposal;
    const asked = `${weaponLabel(model)}${roundsText(rounds)}`;
    return (
      <Stack key={`${model}-${index}`} gap="0.5">
        <SmallText>{firearm ? asked : `${asked}: no hay ninguna libre`}</SmallText>
        <HStack gap="1.5" wrap="wrap" align="stretch">
          {firearm && (
            <Button
              {...WEAPON_BUTTON}
              colorPalette="brand"
              variant="outline"
              aria-label={`Entregar ${firearm.make} ${firearm.serial} a ${name}`}
              onClick={() => (hasLicence ? actions.handOut(student, proposal) : another(proposal))}
            >
              <WeaponName firearm={firearm} verb={hasLicence ? 'Entregar' : 'Entregar…'} />
            </Button>
          )}
          <Button
            h="auto"
            minH="11"
            px="3"
            variant="outline"
            aria-label={`Otra arma para ${name}: ${weaponLabel(model)}`}
            onClick={() => another(proposal)}
          >
            Otra…
          </Button>
        </HStack>
      </Stack>
    );
  });
};
