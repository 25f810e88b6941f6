import { useQuery } from '@apollo/client/react';
import { LabelledCheckbox } from '../../../../components/choices/labelled-checkbox.tsx';
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
    <LabelledCheckbox
      label="Avisar por email"
      isChecked={!isSilent}
      onChange={(isChecked) => onChange(!isChecked)}
    />
  );
};
