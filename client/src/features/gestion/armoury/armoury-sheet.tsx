import { Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { graphql } from '../../../gql/index.ts';
import type { ArmourySheet_SheetFragment } from '../../../gql/graphql.ts';
import { ArmouryClasses } from './armoury-classes.tsx';
import { ArmouryTotals } from './armoury-totals.tsx';

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
      gap={{ base: '6', _print: '3' }}
      px={{ base: '4', md: '6', _print: '4' }}
      py={{ base: '5', _print: '4' }}
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
