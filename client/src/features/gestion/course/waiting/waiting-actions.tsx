import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { waitingReasonSchema } from '#domain/enrolments/enrolment.staff.schema.ts';
import { notify } from '../../../../components/feedback/notify.ts';
import { FormActions, SchemaForm, useSchemaForm } from '../../../../components/fields/schema-form.tsx';
import { TextareaField } from '../../../../components/fields/text-field.tsx';
import { DetailDialog } from '../../../../components/records/detail-dialog.tsx';
import { useStaffAccess } from '../../frame/staff-access.tsx';
import { graphql } from '../../../../gql/index.ts';
import { useFormWrite } from '../../../../components/queries/use-write.ts';

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

const Form = ({ entryId, name, change, onChanged, onClose }: FormProps) => {
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
export const WaitingActions = ({ isFirst, ...entry }: WaitingActionsProps) => {
  const [change, setChange] = useState<Change | null>(null);
  const may = useStaffAccess();
  const close = () => setChange(null);
  return (
    <Stack direction={{ base: 'column', md: 'row' }} gap="2" align="end" flexShrink="0">
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
        {change && <Form {...entry} change={change} onClose={close} />}
      </DetailDialog>
    </Stack>
  );
};
