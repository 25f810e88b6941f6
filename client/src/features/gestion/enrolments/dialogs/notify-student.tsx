import { useQuery } from '@apollo/client/react';
import { Checkbox } from '@chakra-ui/react';
import { graphql } from '../../../../gql/index.ts';

const SENDS_MESSAGES = graphql(`
  query SendsMessages {
    health {
      sendsMessages
    }
  }
`);

export const useSendsMessages = () => useQuery(SENDS_MESSAGES).data?.health.sendsMessages ?? false;

type NotifyStudentProps = { isSilent: boolean; onChange: (isSilent: boolean) => void };

/** Whether a change is sent by email, if the academy sends messages. */
export const NotifyStudent = ({ isSilent, onChange }: NotifyStudentProps) => {
  if (!useSendsMessages()) return null;
  return (
    <Checkbox.Root checked={!isSilent} onCheckedChange={({ checked }) => onChange(checked !== true)}>
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>Avisar por email</Checkbox.Label>
    </Checkbox.Root>
  );
};
