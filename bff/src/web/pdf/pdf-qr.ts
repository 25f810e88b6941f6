import { encodeQR } from 'qr';
import type { Pdf } from './pdf-document.ts';

type Square = { x: number; y: number; side: number };

/** A QR code as rectangles, one for each run of dark modules. It includes the white border that readers need. */
const drawQr = (pdf: Pdf, text: string, { x, y, side }: Square) => {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: 4 });
  const size = rows.length;
  const module = side / size;
  pdf.rect(x, y, side, side).fill('#ffffff');
  rows.forEach((row, rowIndex) => {
    let from = 0;
    for (let column = 0; column <= size; column += 1) {
      if (row[column] === row[from]) continue;
      if (row[from]) pdf.rect(x + from * module, y + rowIndex * module, (column - from) * module, module);
      from = column;
    }
  });
  pdf.fill('#000000');
};

type Figure = Square & { text: string; url: string };

export const qrFigure = (pdf: Pdf, { text, url, x, y, side }: Figure) => {
  /** Missing in the types of pdfkit. */
  const bounds: object = { bbox: [x, y, x + side, y + side] };
  return pdf.struct('Figure', { alt: `Código QR de ${url}`, ...bounds }, () =>
    drawQr(pdf, text, { x, y, side }),
  );
};
