import { Badge, Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { notify } from '../../../components/feedback/notify.ts';
import { PlusIcon } from '../../../components/icons.tsx';
import { ScreenHeading } from '../lists/screen-heading.tsx';
import { ListFrame } from '../../../components/lists/list-frame.tsx';
import { ListCell, ListRow, ListTable } from '../../../components/lists/list-table.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { readListParams } from '../../../components/queries/list-params.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { useWrite } from '../../../components/queries/use-write.ts';
import { shortDateText } from '../../../components/records/date-text.ts';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { EmailText } from '../../../components/records/email-text.tsx';
import { OnceShown } from '../../../components/records/once-shown.tsx';
import type { InstructorRow_InstructorFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { paths } from '../../../paths.ts';
import { FilterSelect } from '../filters/filter-select.tsx';
import { ForStaff } from '../frame/staff-access.tsx';
import { nameParam } from '../lists/params.ts';
import { RowButton } from '../lists/row-button.tsx';
import { InstructorFormDialog } from './instructor-form-dialog.tsx';
import { UPDATE_INSTRUCTOR } from './instructor.mutation.ts';

const STAFF_INSTRUCTORS = graphql(`
  query StaffInstructors($isActive: Boolean, $after: String) {
    me {
      ...Roles
    }
    instructors(isActive: $isActive, first: 20, after: $after) {
      nodes {
        id
        ...InstructorRow_instructor
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      totalCountIsExact
    }
  }
`);

const SHOWN = 'mostrar';

/** Besides active ones, which are the default. */
const shownInstructors = {
  todos: { label: 'Todos', isActive: null },
  inactivos: { label: 'Inactivos', isActive: false },
};

const instructorVariables = (params: URLSearchParams) => {
  const shown = nameParam(params, SHOWN, shownInstructors);
  return { isActive: shown ? shownInstructors[shown].isActive : true, after: readListParams(params).after };
};

const COLUMNS = ['Instructor', 'Email', 'Teléfono', 'Estado', 'Acciones'] as const;

export const Component = () => {
  const listParams = useListSearchParams();
  const { params, change } = listParams;
  const query = useAdminQuery(STAFF_INSTRUCTORS, {
    variables: instructorVariables(params),
    failureText: 'No pudimos cargar los instructores',
  });
  const [edited, setEdited] = useState<InstructorRow_InstructorFragment | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const reload = () => void query.refetch().catch(() => undefined);

  const open = (instructor: InstructorRow_InstructorFragment | null) => {
    setEdited(instructor);
    setIsOpen(true);
  };

  return (
    <>
      <ScreenHeading
        title="Instructores · Gestión"
        actions={
          <ForStaff may="Mutation.createInstructor">
            <Button onClick={() => open(null)}>
              <PlusIcon />
              Nuevo instructor
            </Button>
          </ForStaff>
        }
      >
        Instructores
      </ScreenHeading>
      <Stack gap="6">
        <Box maxW="16rem">
          <FilterSelect
            label="Mostrar"
            all="Activos"
            options={shownInstructors}
            value={nameParam(params, SHOWN, shownInstructors)}
            onChange={(value) => change({ [SHOWN]: value })}
          />
        </Box>
        <ListFrame
          noun={{ one: 'instructor', many: 'instructores' }}
          listParams={listParams}
          query={query}
          list={(query.data ?? query.previousData)?.instructors}
        >
          {({ nodes, isStale }) => (
            <ListTable caption="Instructores" columns={COLUMNS} isStale={isStale}>
              {nodes.map((instructor) => (
                <InstructorRow
                  key={instructor.id}
                  instructor={instructor}
                  onOpen={() => open(instructor)}
                  onChanged={reload}
                />
              ))}
            </ListTable>
          )}
        </ListFrame>
      </Stack>
      <InstructorFormDialog
        instructor={edited}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onSaved={reload}
      />
    </>
  );
};

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

const InstructorRow = ({ instructor, onOpen, onChanged }: InstructorRowProps) => {
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

const INVITE = graphql(`
  mutation InviteInstructor($input: InviteInstructorInput!) {
    inviteInstructor(input: $input) {
      link
      expiresAt
    }
  }
`);

type InviteButtonProps = { id: string; name: string; onInvited: () => void };

/** Creates the link with which an instructor takes attendance by an own account. */
const InviteButton = ({ id, name, onInvited }: InviteButtonProps) => {
  const { write, isBusy } = useWrite('No pudimos crear la invitación. Vuelve a intentar.');
  const [invitation, setInvitation] = useState<{ link: string; expiresAt: string } | null>(null);
  const close = () => {
    setInvitation(null);
    onInvited();
  };

  const invite = async () => {
    const data = await write(INVITE, { id });
    setInvitation(data?.inviteInstructor ?? null);
  };

  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-label={`Invitar a ${name}`}
        aria-busy={isBusy}
        onClick={() => void invite()}
      >
        Invitar
      </Button>
      <DetailDialog title={`Invitación de ${name}`} isOpen={invitation !== null} onClose={close}>
        {invitation && (
          <OnceShown
            lines={[invitation.link]}
            note={`Dale este enlace: vale una vez, hasta el ${shortDateText(invitation.expiresAt)}. Lo abre con su cuenta y ve sus clases. Los enlaces anteriores ya no valen.`}
            onClose={close}
          />
        )}
      </DetailDialog>
    </>
  );
};
