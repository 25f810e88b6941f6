import { Badge, Box, Button, chakra, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { generatePath } from 'react-router-dom';
import { waitingReasonSchema } from '#domain/enrolments/enrolment.staff.schema.ts';
import { userName } from '#domain/users/user-name.ts';
import { EmptyNote } from '../../../../components/feedback/empty-note.tsx';
import { notify } from '../../../../components/feedback/notify.ts';
import { FormActions, SchemaForm, useSchemaForm } from '../../../../components/fields/schema-form.tsx';
import { TextareaField } from '../../../../components/fields/text-field.tsx';
import { useFormWrite } from '../../../../components/queries/use-write.ts';
import { shortDateText } from '../../../../components/records/date-text.ts';
import { DetailDialog } from '../../../../components/records/detail-dialog.tsx';
import { EmailText } from '../../../../components/records/email-text.tsx';
import { ruled } from '../../../../components/records/ruled.ts';
import type { WaitingList_EntryFragment } from '../../../../gql/graphql.ts';
import { graphql } from '../../../../gql/index.ts';
import { paths } from '../../../../paths.ts';
import { useStaffAccess } from '../../frame/staff-access.tsx';
import { PhoneLink } from '../../lists/phone-link.tsx';
import { RowLink } from '../../lists/row-button.tsx';

graphql(`
  fragment WaitingList_entry on WaitingEntry {
    id
    position
    joinedAt
    user {
      ...PersonName
      phone
    }
  }
`);

type WaitingListProps = { entries: readonly WaitingList_EntryFragment[]; onChanged: () => void };

/** The waiting list, in order. */
export const WaitingList = ({ entries, onChanged }: WaitingListProps) => {
  if (entries.length === 0) return <EmptyNote>Nadie espera un lugar</EmptyNote>;
  return (
    <chakra.ol listStyleType="none" layerStyle="document" px={{ base: '4', md: '5' }}>
      {entries.map(({ id, position, joinedAt, user }) => (
        <Flex as="li" key={id} {...ruled} py="1.5" gap={{ base: '3', md: '4' }} align="center">
          <Badge size="md" colorPalette={position === 1 ? 'accent' : 'gray'}>
            {position}
          </Badge>
          <Box flex="1" minW="0">
            {user ? (
              <RowLink to={generatePath(paths.gestionPerson, { id: user.id })}>{userName(user)}</RowLink>
            ) : (
              <Text fontWeight="semibold">Sin cuenta</Text>
            )}
            <HStack columnGap="3" rowGap="0" wrap="wrap" textStyle="sm" color="fg.muted">
              <span>Espera desde el {shortDateText(joinedAt)}</span>
              {user?.phone && <PhoneLink phone={user.phone} />}
              {user && <EmailText email={user.email} />}
            </HStack>
          </Box>
          <WaitingActions
            entryId={id}
            name={user ? userName(user) : 'Sin cuenta'}
            isFirst={position === 1}
            onChanged={onChanged}
          />
        </Flex>
      ))}
    </chakra.ol>
  );
};

const MOVE_TO_FRONT = graphql(`
  mutation MoveToFrontOfWaitingList($input: WaitingEntryInput!) {
    changed: moveToFrontOfWaitingList(input: $input) {
      id
    }
  }
`);

const REMOVE = graphql(`
  mutation RemoveFromWaitingList($input: WaitingEntryInput!) {
    changed: removeFromWaitingList(input: $input) {
      id
    }
  }
`);

const changes = {
  front: {
    mutation: MOVE_TO_FRONT,
    title: '¿Pasar al frente de la lista?',
    action: 'Pasar al frente',
    done: 'Ya está al frente de la lista',
  },
  remove: {
    mutation: REMOVE,
    title: '¿Quitar de la lista de espera?',
    action: 'Quitar de la lista',
    done: 'Ya no está en la lista',
  },
};

type Change = keyof typeof changes;
type WaitingActionsProps = { entryId: string; name: string; isFirst: boolean; onChanged: () => void };

type FormProps = Pick<WaitingActionsProps, 'entryId' | 'name' | 'onChanged'> & {
  change: Change;
  onClose: () => void;
};

const ReasonForm = ({ entryId, name, change, onChanged, onClose }: FormProps) => {
  const send = useFormWrite();
  const { mutation, title, action, done } = changes[change];
  const schemaForm = useSchemaForm({
    schema: waitingReasonSchema,
    defaultValues: { reason: '' },
    save: async ({ reason }) => {
      await send(mutation, { id: entryId, reason });
      notify.success(done);
      onClose();
      onChanged();
    },
    failureText: 'No pudimos cambiar la lista de espera. Vuelve a intentar.',
  });
  return (
    <SchemaForm of={schemaForm} label={title}>
      <Text fontWeight="semibold">{name}</Text>
      <TextareaField
        label="Motivo"
        hint="Queda en la actividad de la academia."
        required
        rows={3}
        {...schemaForm.fieldProps('reason')}
      />
      <FormActions action={action} isBusy={schemaForm.isBusy} onBack={onClose} />
    </SchemaForm>
  );
};

/** What staff does with an entry of the waiting list. */
const WaitingActions = ({ isFirst, ...entry }: WaitingActionsProps) => {
  const [change, setChange] = useState<Change | null>(null);
  const may = useStaffAccess();
  const close = () => setChange(null);
  return (
    <Stack direction={{ base: 'column', md: 'row' }} gap="1.5" align="end" flexShrink="0">
      {!isFirst && may('Mutation.moveToFrontOfWaitingList') && (
        <Button
          size="sm"
          variant="outline"
          aria-label={`Al frente… ${entry.name}`}
          onClick={() => setChange('front')}
        >
          Al frente…
        </Button>
      )}
      {may('Mutation.removeFromWaitingList') && (
        <Button
          size="sm"
          variant="outline"
          aria-label={`Quitar… ${entry.name}`}
          onClick={() => setChange('remove')}
        >
          Quitar…
        </Button>
      )}
      <DetailDialog title={change ? changes[change].title : ''} isOpen={change !== null} onClose={close}>
        {change && <ReasonForm {...entry} change={change} onClose={close} />}
      </DetailDialog>
    </Stack>
  );
};
