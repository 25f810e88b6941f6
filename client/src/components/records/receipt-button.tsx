import { Button } from '@chakra-ui/react';
import { downloadFile } from './download-file.ts';

type ReceiptButtonProps = { id: string; receipt: string };

/** Downloads the receipt of a payment as a PDF. */
export const ReceiptButton = ({ id, receipt }: ReceiptButtonProps) => {
  const open = () =>
    downloadFile(`/api/money/receipts/${id}`, {
      failureText: 'No pudimos descargar el recibo. Vuelve a intentar.',
    });
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
