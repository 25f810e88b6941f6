import { BRASS, INK, MUTED } from './pdf-blocks.ts';
import { drawOrnament, type Pdf } from './pdf-document.ts';
import { drawBlock, fitText, pitchOf, readingOf } from './pdf-text.ts';

const SIZES = [9.5, 8.5];
const HEADER_SIZES = [8.5, 7.5];
const PADDING = 8;
const GAP = 14;

export type TableColumn<Row> = {
  header: string;
  /** Part of the width. */
  share: number;
  align?: 'right';
  text: (row: Row) => string;
};

export type Table<Row> = {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  x: number;
  y: number;
  width: number;
  /** Opens the next page when the current one is full, and returns where it begins. */
  nextPage: () => number;
  /** Where a page ends. */
  end: number;
};

/** Draws a table, over several pages if needed, and returns where it ends. */
export const drawTable = <Row>(pdf: Pdf, root: PDFKit.PDFStructureElement, table: Table<Row>) => {
  const { columns, rows, width, nextPage, end } = table;
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (width * share) / shares - GAP);
  const struct = pdf.struct('Table');
  root.add(struct);
  let y = table.y;

  const drawRow = (texts: readonly string[], isHeader: boolean) => {
    const face = isHeader ? 'archivo-bold' : 'archivo';
    const sizes = isHeader ? HEADER_SIZES : SIZES;
    const blocks = texts.map((text, index) =>
      fitText(pdf, text, { face, sizes, lines: 2, width: widths[index] ?? 0 }),
    );
    const height = Math.max(...blocks.map(pitchOf)) + PADDING;
    if (y + height > end) y = nextPage();
    drawOrnament(pdf, () =>
      pdf
        .lineWidth(0.4)
        .strokeColor(BRASS)
        .moveTo(table.x, y + height)
        .lineTo(table.x + width, y + height)
        .stroke(),
    );
    let x = table.x;
    const cells = blocks.map((block, index) => {
      const at = { x, y: y + PADDING / 2 + block.size, width: widths[index] ?? 0 };
      x += at.width + GAP;
      const look = { face, color: isHeader ? MUTED : INK, align: columns[index]?.align ?? 'left' } as const;
      return pdf.struct(isHeader ? 'TH' : 'TD', readingOf(texts[index] ?? ''), () =>
        drawBlock(pdf, block, { ...at, ...look }),
      );
    });
    struct.add(pdf.struct('TR', {}, cells));
    y += height;
  };

  drawRow(
    columns.map(({ header }) => header),
    true,
  );
  for (const row of rows)
    drawRow(
      columns.map(({ text }) => text(row)),
      false,
    );
  return y;
};
