import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useWrite } from '../../../components/queries/use-write.ts';
import { shortDateText } from '../../../components/records/date-text.ts';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { OnceShown } from '../../../components/records/once-shown.tsx';
import { graphql } from '../../../gql/index.ts';

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
export const InviteButton = ({ id, name, onInvited }: InviteButtonProps) => {
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
