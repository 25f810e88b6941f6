import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { copyText } from '../../clipboard.ts';
import { notify } from '../feedback/notify.ts';
import { CopyIcon } from '../icons.tsx';

type OnceShownProps = { lines: string[]; note: string; onClose: () => void };

/** A secret that is not shown again. */
export const OnceShown = ({ lines, note, onClose }: OnceShownProps) => {
  const copy = async () => {
    try {
      await copyText(lines.join('\n'));
      notify.success('Copiado al portapapeles');
    } catch {
      notify.error('No pudimos copiarlo: selecciónalo y cópialo a mano');
    }
  };
  return (
    <Stack gap="5">
      <Text>{note}</Text>
      <chakra.pre
        layerStyle="document"
        p="4"
        fontFamily="mono"
        textStyle="sm"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        userSelect="all"
      >
        {lines.join('\n')}
      </chakra.pre>
      <Stack direction={{ base: 'column', sm: 'row' }} gap="3" justify="end">
        <Button variant="outline" onClick={() => void copy()}>
          <CopyIcon />
          Copiar
        </Button>
        <Button onClick={onClose}>Ya lo guardé</Button>
      </Stack>
    </Stack>
  );
};
