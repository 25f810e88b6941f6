import type { Pdf } from './pdf-document.ts';
import { drawFrame, drawRosette } from './pdf-ornaments.ts';
import { drawBlock, drawLine, fitText, readingOf } from './pdf-text.ts';

export const INK = '#0b2831';
export const MUTED = '#4a5a5e';
const PETROL = '#2b7380';
export const BRASS = '#8c6420';
export const PAPER = '#fcf9f1';

const FACT_SIZES = [11.5, 10, 8.5, 7, 6, 5, 4];
const FACT_HEIGHT = 20;

export const drawPaper = (pdf: Pdf, radius: number) => {
  const { width, height } = pdf.page;
  pdf.rect(0, 0, width, height).fill(PAPER);
  const centre = { x: width / 2, y: height / 2 - 8 };
  drawRosette(pdf, { ...centre, radius, color: PETROL, opacity: 0.11, petals: 14, strands: 8 });
  drawRosette(pdf, { ...centre, radius: radius * 0.55, color: BRASS, opacity: 0.12, petals: 12, strands: 8 });
  drawFrame(pdf, { inset: 24, thickness: 20, color: PETROL });
};

type Area = Record<'x' | 'y' | 'width', number>;

export type Fact = readonly [label: string, value: string];

/** Adds an element. `text` is what it says, if that may be from right to left. */
export type Add = (tag: string, draw: () => void, text?: string) => void;

export const adderOf =
  (pdf: Pdf, root: PDFKit.PDFStructureElement): Add =>
  (tag, draw, text = '') =>
    void root.add(pdf.struct(tag, readingOf(text), draw));

/** A label with its value below, as two paragraphs, so that readers do not join them. */
export const addFact = (pdf: Pdf, add: Add, [label, value]: Fact, { x, y, width }: Area) => {
  add('P', () => drawLine(pdf, label, { x, y, width, face: 'archivo', size: 8.5, color: MUTED }));
  const block = fitText(pdf, value, {
    face: 'archivo',
    sizes: FACT_SIZES,
    lines: 1,
    width,
    height: FACT_HEIGHT,
  });
  add('P', () => drawBlock(pdf, block, { x, y: y + 16, width, face: 'archivo', color: INK }), value);
};
