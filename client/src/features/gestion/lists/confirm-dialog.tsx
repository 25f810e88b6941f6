import { Button, HStack, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';

type ConfirmDialogProps = {
  title: string;
  /** What will happen, and to whom. */
  children: ReactNode;
  action: string;
  /** Of what takes nothing away. */
  color?: 'green';
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** Asks for confirmation. */
export const ConfirmDialog = (props: ConfirmDialogProps) => (
  <DetailDialog title={props.title} isOpen={props.isOpen} onClose={props.onClose}>
    <Stack gap="5">
      {props.children}
      <HStack gap="3" justify="end" wrap="wrap">
        <Button variant="outline" onClick={props.onClose}>
          Volver
        </Button>
        <Button
          colorPalette={props.color ?? 'red'}
          aria-busy={props.isBusy}
          aria-disabled={props.isBusy}
          onClick={() => !props.isBusy && props.onConfirm()}
        >
          {props.action}
        </Button>
      </HStack>
    </Stack>
  </DetailDialog>
);
