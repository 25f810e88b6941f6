import { Button } from '@chakra-ui/react';
import { errorText } from '../../session/api-error.ts';
import { notify } from '../feedback/notify.ts';
import { downloadFile } from './download-file.ts';

type ReceiptButtonProps = { id: string; receipt: string };

/** Downloads the receipt of a payment as a PDF. */
export const ReceiptButton = ({ id, receipt }: ReceiptButtonProps) => {
  const open = async () => {
    notify.startAttempt();
    try {
      await downloadFile(`/api/money/receipts/${id}`, () => undefined);
    } catch (error) {
      notify.error(errorText(error, 'No pudimos descargar el recibo. Vuelve a intentar.'));
    }
  };
  return (
    <Button
      size="sm"
      variant="plain"
      px="0"
      fontFamily="mono"
      textDecoration="underline"
      aria-label={`Descargar el recibo ${receipt}`}
      onClick={() => void open()}
    >
      {receipt}
    </Button>
  );
};
