import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { copyText } from '../../../clipboard.ts';
import { notify } from '../../../components/feedback/notify.ts';
import { TextField } from '../../../components/fields/text-field.tsx';
import { CopyIcon } from '../../../components/icons.tsx';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';

type SecretDialogProps = {
  title: string;
  label: string;
  /** What the secret is for. */
  children: string;
  /** Null while there is none to show. */
  secret: string | null;
  onClose: () => void;
};

/** A secret that is shown this once. */
export const SecretDialog = ({ title, label, children, secret, onClose }: SecretDialogProps) => {
  const copy = async () => {
    try {
      await copyText(secret ?? '');
      notify.success('Copiado al portapapeles');
    } catch {
      notify.error('No pudimos copiarlo: selecciónalo y cópialo a mano');
    }
  };
  return (
    <DetailDialog title={title} isOpen={secret !== null} onClose={onClose}>
      <Stack gap="5">
        <Text>{children}</Text>
        <TextField
          label={label}
          readOnly
          value={secret ?? ''}
          fontFamily="mono"
          onFocus={(event) => event.currentTarget.select()}
          hint="Guárdalo ahora: no se vuelve a mostrar."
        />
        <HStack gap="3" justify="end" wrap="wrap">
          <Button variant="outline" onClick={() => void copy()}>
            <CopyIcon />
            Copiar
          </Button>
          <Button colorPalette="brand" onClick={onClose}>
            Ya lo guardé
          </Button>
        </HStack>
      </Stack>
    </DetailDialog>
  );
};
