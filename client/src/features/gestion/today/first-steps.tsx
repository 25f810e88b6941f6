import { Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { newCoursePath } from '../lists/courses-link.tsx';
import { ForStaff } from '../frame/staff-access.tsx';

const steps = [
  {
    may: 'Mutation.createInstructor',
    text: 'Agrega a tus instructores.',
    to: paths.gestionInstructors,
    action: 'Ver instructores',
  },
  {
    may: 'Mutation.createCourse',
    text: 'Crea un curso personalizado: sin él nadie puede reservar una clase a medida.',
    to: newCoursePath,
    action: 'Crear un curso',
  },
  {
    may: 'Mutation.createCourse',
    text: 'Crea tus cursos grupales, con fecha y cupo. Los que se repiten salen de uno solo.',
    to: newCoursePath,
    action: 'Crear un curso',
  },
  {
    may: 'Mutation.createPerson',
    text: 'Agrega a quienes ya entrenan contigo, de a uno o con un CSV.',
    to: paths.gestionPeople,
    action: 'Ver personas',
  },
] as const;

/** What to do first in an academy without courses. */
export const FirstSteps = () => (
  <Stack as="section" aria-labelledby="first-steps" gap="3" mb={{ base: '8', xl: '10' }}>
    <Heading as="h2" id="first-steps" textStyle="2xl">
      Para empezar
    </Heading>
    <chakra.ol layerStyle="document" px={{ base: '4', md: '5' }} py="2" listStyleType="none">
      {steps.map(({ may, text, to, action }, index) => (
        <ForStaff key={text} may={may}>
          <Flex as="li" py="2.5" gap="3" align="center" justify="space-between" wrap="wrap">
            <Text flex="1 1 14rem">
              {index + 1}. {text}
            </Text>
            <Button asChild size="sm" variant="outline">
              <Link to={to}>{action}</Link>
            </Button>
          </Flex>
        </ForStaff>
      ))}
    </chakra.ol>
  </Stack>
);
