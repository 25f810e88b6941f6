import { useQuery } from '@apollo/client/react';
import { chakra, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormActions } from '../../../components/fields/form-actions.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { useUnsavedChanges } from '../../../components/fields/unsaved-changes.ts';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { graphql } from '../../../gql/index.ts';

const INSTRUCTORS = graphql(`
  query ActiveInstructors {
    instructors(isActive: true, first: 100) {
      nodes {
        id
        name
      }
    }
  }
`);

/** Those who can be assigned, as options. */
export const useInstructorOptions = () => {
  const { data } = useQuery(INSTRUCTORS);
  return (data?.instructors.nodes ?? []).map(({ id, name }) => ({ value: id, label: name }));
};

type InstructorDialogProps = {
  current: string | null;
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  onAssign: (instructorId: string | null) => void;
};

const Form = ({ current, isBusy, onClose, onAssign }: InstructorDialogProps) => {
  const options = useInstructorOptions();
  const [chosen, setChosen] = useState<string>();
  const value = chosen ?? current ?? '';
  useUnsavedChanges(!isBusy && value !== (current ?? ''));
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onAssign(value || null);
      }}
    >
      <Stack gap="5">
        <SelectField
          label="Instructor"
          placeholder="Sin instructor"
          options={options}
          value={value}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <FormActions action="Asignar" isBusy={isBusy} onBack={onClose} />
      </Stack>
    </chakra.form>
  );
};

export const InstructorDialog = (props: InstructorDialogProps) => (
  <DetailDialog title="¿Quién da la clase?" isOpen={props.isOpen} onClose={props.onClose}>
    {props.isOpen && <Form {...props} />}
  </DetailDialog>
);
