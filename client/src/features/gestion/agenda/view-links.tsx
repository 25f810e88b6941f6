import { Button, HStack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { weekOf } from '#domain/dates/dates.ts';
import { paths } from '../../../paths.ts';
import { DAY } from '../day-bar/use-day-params.ts';

/** Search param of the view. */
export const VIEW = 'vista';

export const views = {
  dia: 'Día',
  semana: 'Semana',
  lineas: 'Líneas',
  instructores: 'Instructores',
} as const;

type View = keyof typeof views;

export const daysOf = (view: View, day: string) => (view === 'semana' ? weekOf(day) : [day]);

/** The address of the agenda at a day in a view. */
export const agendaAt = (view: View, day: string) =>
  `${paths.gestionAgenda}?${new URLSearchParams({ [VIEW]: view, [DAY]: day }).toString()}`;

/** Switches between the views. */
export const ViewLinks = ({ view, day }: { view: View; day: string }) => (
  <HStack
    as="nav"
    aria-label="Vista"
    gap="0"
    maxW="full"
    overflowX="auto"
    borderWidth="1px"
    borderColor="border.control"
    borderRadius="l2"
  >
    {(Object.keys(views) as View[]).map((name) => (
      <Button
        key={name}
        asChild
        px={{ base: '3', sm: '4' }}
        variant={name === view ? 'solid' : 'ghost'}
        aria-current={name === view ? 'page' : undefined}
      >
        <Link to={agendaAt(name, day)} preventScrollReset>
          {views[name]}
        </Link>
      </Button>
    ))}
  </HStack>
);
