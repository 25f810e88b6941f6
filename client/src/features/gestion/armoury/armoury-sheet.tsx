import { chakra, Grid, Heading, SimpleGrid, Stack, Table, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { countText } from '#domain/texts/numbers.ts';
import { weaponLabel } from '#domain/weapons/weapon.catalogue.ts';
import { SmallText } from '../../../components/layout/small-text.tsx';
import type { ArmouryClasses_ClassFragment, ArmourySheet_SheetFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { enrolmentName } from '../enrolments/enrolment-label.ts';
import { clockText } from '../entries/entry-text.ts';
import { RowButton } from '../lists/row-button.tsx';

graphql(`
  fragment ArmourySheet_sheet on ArmourySheet {
    weapons {
      id
      label
      classes
    }
    calibers {
      caliber
      boxes
      cartridges
    }
    classes {
      ...ArmouryClasses_class
    }
    ownWeaponClasses {
      ...ArmouryClasses_class
    }
  }
`);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap="1">
    <Heading as="h4" textStyle="md">
      {title}
    </Heading>
    {children}
  </Stack>
);

type ArmourySheetProps = {
  title: string;
  /** The text without classes. */
  empty: string;
  sheet: ArmourySheet_SheetFragment;
  onOpen: (enrolmentId: string) => void;
};

/** Totals of several classes, and of each class. */
export const ArmourySheet = ({ title, empty, sheet, onOpen }: ArmourySheetProps) => {
  const id = useId();
  const { weapons, calibers, classes, ownWeaponClasses } = sheet;
  return (
    <Stack
      as="section"
      aria-labelledby={id}
      layerStyle="document"
      gap={{ base: '6', _print: '2' }}
      px={{ base: '4', md: '6', _print: '4' }}
      py={{ base: '5', _print: '3' }}
    >
      <Heading as="h3" id={id} textStyle="xl">
        {title}
      </Heading>
      {classes.length + ownWeaponClasses.length === 0 && <Text color="fg.muted">{empty}</Text>}
      {classes.length > 0 && (
        <>
          <SimpleGrid
            columns={{ base: 1, md: 2, _print: 2 }}
            gap={{ base: '6', md: '10', _print: '6' }}
            alignItems="start"
          >
            <ArmouryTotals
              caption={`${title}: armas`}
              columns={['Arma', 'Clases']}
              rows={weapons.map((weapon) => ({ name: weapon.label, counts: [weapon.classes] }))}
            />
            <ArmouryTotals
              caption={`${title}: munición`}
              columns={['Calibre', 'Cajas', 'Cartuchos']}
              rows={calibers.map(({ caliber, boxes, cartridges }) => ({
                name: caliber,
                counts: [boxes, cartridges],
              }))}
            />
          </SimpleGrid>
          <Part title="Por clase">
            <ArmouryClasses label={`${title}: por clase`} classes={classes} onOpen={onOpen} />
          </Part>
        </>
      )}
      {ownWeaponClasses.length > 0 && (
        <Part title="Traen arma y munición propias">
          <ArmouryClasses label={`${title}: con arma propia`} classes={ownWeaponClasses} onOpen={onOpen} />
        </Part>
      )}
    </Stack>
  );
};

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
const ArmouryClasses = ({ label, classes, onOpen }: ArmouryClassesProps) => (
  <chakra.ol listStyleType="none" aria-label={label}>
    {classes.map(({ enrolment, weapons, boxes }) => (
      <TimedRow key={enrolment.id} startsAt={enrolment.startsAt}>
        <div>
          <RowButton onClick={() => onOpen(enrolment.id)}>{enrolmentName(enrolment)}</RowButton>
        </div>
        <Text>{weapons.map(weaponLabel).join(' · ')}</Text>
        {boxes.length > 0 && <Text>{boxesText(boxes)}</Text>}
        <SmallText>
          {enrolment.instructorName ? `Con ${enrolment.instructorName}` : 'Sin instructor'}
        </SmallText>
      </TimedRow>
    ))}
  </chakra.ol>
);

type TimedRowProps = { startsAt: string | null; children: ReactNode };

/** A class or a course of the day, behind its time; on paper in one line, if it fits. */
export const TimedRow = ({ startsAt, children }: TimedRowProps) => (
  <Grid
    as="li"
    templateColumns="3.5rem minmax(0, 1fr)"
    gap="3"
    py={{ base: '3', _print: '0' }}
    alignItems={{ _print: 'center' }}
    textStyle={{ _print: 'xs' }}
    borderTopWidth="1px"
    borderColor="border.muted"
    breakInside="avoid"
  >
    <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
      {startsAt ? clockText(startsAt) : '—'}
    </Text>
    <Stack
      direction={{ base: 'column', _print: 'row' }}
      flexWrap={{ _print: 'wrap' }}
      alignItems={{ _print: 'center' }}
      columnGap="3"
      rowGap={{ base: '0.5', _print: '0' }}
      overflowWrap="anywhere"
    >
      {children}
    </Stack>
  </Grid>
);

type ArmouryTotalsProps = {
  caption: string;
  columns: readonly string[];
  rows: readonly { name: string; counts: readonly number[] }[];
};

const PAPER_CELL = { _print: '0.5' };

/** Totals of weapons and ammunition. */
const ArmouryTotals = ({ caption, columns, rows }: ArmouryTotalsProps) => (
  <Table.Root size="sm" bg="transparent" fontVariantNumeric="tabular-nums">
    <Table.Caption srOnly>{caption}</Table.Caption>
    <Table.Header>
      <Table.Row bg="transparent">
        {columns.map((column, index) => (
          <Table.ColumnHeader key={column} py={PAPER_CELL} textAlign={index === 0 ? 'start' : 'end'}>
            {column}
          </Table.ColumnHeader>
        ))}
      </Table.Row>
    </Table.Header>
    <Table.Body>
      {rows.map(({ name, counts }) => (
        <Table.Row key={name} bg="transparent">
          <Table.Cell py={PAPER_CELL} fontWeight="semibold">
            {name}
          </Table.Cell>
          {counts.map((count, index) => (
            <Table.Cell key={index} py={PAPER_CELL} textAlign="end">
              {countText(count)}
            </Table.Cell>
          ))}
        </Table.Row>
      ))}
    </Table.Body>
  </Table.Root>
);
