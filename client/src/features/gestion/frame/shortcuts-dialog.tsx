import { chakra, Stack, Text } from '@chakra-ui/react';
import { FactList } from '../../../components/records/fact-list.tsx';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { useGestionLinks } from './gestion-links.ts';

const Kbd = chakra('kbd', {
  base: {
    display: 'inline-block',
    minW: '7',
    px: '1.5',
    py: '0.5',
    fontFamily: 'mono',
    fontSize: 'sm',
    textAlign: 'center',
    borderWidth: '1px',
    borderBottomWidth: '2px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    bg: 'bg.subtle',
  },
});

const keys = [
  {
    label: 'Buscar en la lista, o a una persona',
    value: (
      <>
        <Kbd>/</Kbd> <Kbd>Ctrl K</Kbd>
      </>
    ),
  },
  {
    label: 'Fila anterior, fila siguiente',
    value: (
      <>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd>
      </>
    ),
  },
  { label: 'Abrir la fila', value: <Kbd>Enter</Kbd> },
  { label: 'Elegir la fila', value: <Kbd>x</Kbd> },
  {
    label: 'Día o semana anterior, siguiente',
    value: (
      <>
        <Kbd>←</Kbd> <Kbd>→</Kbd>
      </>
    ),
  },
  { label: 'Volver a hoy', value: <Kbd>t</Kbd> },
  { label: 'Esta ayuda', value: <Kbd>?</Kbd> },
];

const keyOf = ({ label, key }: { label: string; key: string }) => ({
  label: `Ir a ${label}`,
  value: (
    <>
      <Kbd>g</Kbd> <Kbd>{key}</Kbd>
    </>
  ),
});

type ShortcutsDialogProps = { isOpen: boolean; onClose: () => void };

export const ShortcutsDialog = (props: ShortcutsDialogProps) => {
  const { daily, other } = useGestionLinks();
  return (
    <DetailDialog title="Atajos de teclado" {...props}>
      <Stack gap="4" role="group" aria-label="Lista de atajos" tabIndex={0} outline="none">
        <Text color="fg.muted">Para recorrer Gestión solo con el teclado.</Text>
        <FactList columns={2} facts={[...keys, ...[...daily, ...other].map(keyOf)]} />
      </Stack>
    </DetailDialog>
  );
};
