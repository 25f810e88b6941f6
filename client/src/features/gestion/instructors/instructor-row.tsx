import { Badge, Box, Button, HStack, Text } from '@chakra-ui/react';
import { generatePath, Link } from 'react-router-dom';
import { notify } from '../../../components/feedback/notify.ts';
import { useWrite } from '../../../components/queries/use-write.ts';
import { ListCell, ListRow } from '../../../components/lists/list-table.tsx';
import { shortDateText } from '../../../components/records/date-text.ts';
import { EmailText } from '../../../components/records/email-text.tsx';
import { graphql } from '../../../gql/index.ts';
import type { InstructorRow_InstructorFragment } from '../../../gql/graphql.ts';
import { paths } from '../../../paths.ts';
import { ForStaff } from '../frame/staff-access.tsx';
import { RowButton } from '../lists/row-button.tsx';
import { UPDATE_INSTRUCTOR } from './instructor.mutation.ts';
import { InviteButton } from './invite-button.tsx';

graphql(`
  fragment InstructorRow_instructor on Instructor {
    id
    name
    email
    phone
    isActive
    hasAccount
    invitedUntil
  }
`);

type InstructorRowProps = {
  instructor: InstructorRow_InstructorFragment;
  onOpen: () => void;
  onChanged: () => void;
};

export const InstructorRow = ({ instructor, onOpen, onChanged }: InstructorRowProps) => {
  const { id, name, email, phone, isActive, hasAccount, invitedUntil } = instructor;
  const { write, isBusy } = useWrite('No pudimos guardar el cambio. Vuelve a intentar.');
  const action = isActive ? 'Desactivar' : 'Activar';

  const toggle = async () => {
    const input = { id, isActive: !isActive };
    const data = await write(UPDATE_INSTRUCTOR, input);
    if (!data?.updateInstructor) return;
    notify.success(isActive ? 'Instructor desactivado' : 'Instructor activado');
    onChanged();
  };

  return (
    <ListRow>
      <ListCell column="Instructor" isTitle>
        <RowButton onClick={onOpen}>{name}</RowButton>
      </ListCell>
      <ListCell column="Email">
        <Text overflowWrap="break-word">{email ? <EmailText email={email} /> : '–'}</Text>
      </ListCell>
      <ListCell column="Teléfono">
        <Text overflowWrap="anywhere">{phone ?? '–'}</Text>
      </ListCell>
      <ListCell column="Estado">
        <Box>
          <Badge colorPalette={isActive ? 'green' : 'gray'}>{isActive ? 'Activo' : 'Inactivo'}</Badge>{' '}
          {hasAccount && <Badge>Con cuenta</Badge>}
          {invitedUntil && <Text textStyle="sm">Invitado hasta el {shortDateText(invitedUntil)}</Text>}
        </Box>
      </ListCell>
      <ListCell column="Acciones">
        <HStack gap="2" wrap="wrap">
          <Button asChild size="sm" variant="outline">
            <Link to={generatePath(paths.gestionInstructor, { id })} aria-label={`Horario de ${name}`}>
              Horario
            </Link>
          </Button>
          {isActive && !hasAccount && (
            <ForStaff may="Mutation.inviteInstructor">
              <InviteButton id={id} name={name} onInvited={onChanged} />
            </ForStaff>
          )}
          <ForStaff may="Mutation.updateInstructor">
            <Button
              size="sm"
              variant="outline"
              aria-label={`${action} a ${name}`}
              aria-busy={isBusy}
              onClick={() => void toggle()}
            >
              {action}
            </Button>
          </ForStaff>
        </HStack>
      </ListCell>
    </ListRow>
  );
};
