import { Button, type ButtonProps } from '@chakra-ui/react';
import { downloadFile } from './download-file.ts';

/** What can be done with a receipt, in the place of its number. */
export const ReceiptAction = (props: ButtonProps) => (
  <Button size="sm" variant="plain" px="0" textDecoration="underline" whiteSpace="nowrap" {...props} />
);

type ReceiptButtonProps = { id: string; receipt: string };

/** Downloads the receipt of a payment as a PDF. */
export const ReceiptButton = ({ id, receipt }: ReceiptButtonProps) => {
  const open = () =>
    downloadFile(`/api/money/receipts/${id}`, {
      failureText: 'No pudimos descargar el recibo. Vuelve a intentar.',
    });
  return (
    <ReceiptAction
      fontFamily="mono"
      whiteSpace="normal"
      overflowWrap="anywhere"
      aria-label={`Descargar el recibo ${receipt}`}
      onClick={() => void open()}
    >
      {receipt}
    </ReceiptAction>
  );
};
