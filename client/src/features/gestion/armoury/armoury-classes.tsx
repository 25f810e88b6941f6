import { chakra, Grid, Stack, Text } from '@chakra-ui/react';
import { weaponLabel } from '#domain/weapons/weapon.catalogue.ts';
import { graphql } from '../../../gql/index.ts';
import type { ArmouryClasses_ClassFragment } from '../../../gql/graphql.ts';
import { enrolmentName } from '../enrolments/enrolment-label.ts';
import { clockText } from '../entries/entry-text.ts';
import { RowButton } from '../lists/row-button.tsx';
import { SmallText } from '../../../components/layout/small-text.tsx';

graphql(`
  fragment ArmouryClasses_class on ArmouryClass {
    enrolment {
      id
      startsAt
      instructorName
      user {
        ...PersonName
      }
    }
    weapons
    boxes {
      caliber
      quantity
    }
  }
`);

type Boxes = ArmouryClasses_ClassFragment['boxes'];

const boxesText = (boxes: Boxes) =>
  boxes
    .map(({ caliber, quantity }) => `${quantity} ${quantity === 1 ? 'caja' : 'cajas'} de ${caliber}`)
    .join(' · ');

type ArmouryClassesProps = {
  label: string;
  classes: readonly ArmouryClasses_ClassFragment[];
  onOpen: (enrolmentId: string) => void;
};

/** Weapons and ammunition of each class, in order. */
export const ArmouryClasses = ({ label, classes, onOpen }: ArmouryClassesProps) => (
  <chakra.ol listStyleType="none" aria-label={label}>
    {classes.map(({ enrolment, weapons, boxes }) => (
      <Grid
        as="li"
        key={enrolment.id}
        templateColumns="3.5rem minmax(0, 1fr)"
        gap="3"
        py={{ base: '3', _print: '1.5' }}
        borderTopWidth="1px"
        borderColor="border.muted"
        breakInside="avoid"
      >
        <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {enrolment.startsAt ? clockText(enrolment.startsAt) : '—'}
        </Text>
        <Stack gap="0.5" overflowWrap="anywhere">
          <div>
            <RowButton onClick={() => onOpen(enrolment.id)}>{enrolmentName(enrolment)}</RowButton>
          </div>
          <Text>{weapons.map(weaponLabel).join(' · ')}</Text>
          {boxes.length > 0 && <Text>{boxesText(boxes)}</Text>}
          <SmallText>
            {enrolment.instructorName ? `Con ${enrolment.instructorName}` : 'Sin instructor'}
          </SmallText>
        </Stack>
      </Grid>
    ))}
  </chakra.ol>
);
