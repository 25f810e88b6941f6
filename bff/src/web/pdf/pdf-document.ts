import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';

export type Pdf = PDFKit.PDFDocument;

const FONTS = [
  'archivo',
  'archivo-bold',
  'archivo-extended',
  'newsreader',
  'newsreader-extended',
  'cyrillic',
  'greek',
  'hebrew',
  'arabic',
] as const;

const readFont = (name: string) => readFile(new URL(`./fonts/${name}.ttf`, import.meta.url));

let fonts: Promise<Buffer[]> | undefined;

/** Missing in the types of pdfkit. */
const PDF_UA: object = { subset: 'PDF/UA' };

type Description = {
  title: string;
  author: string;
  /** The date in the file, so that the same content gives the same bytes. */
  createdAt: Date;
  layout: 'portrait' | 'landscape';
};

const openPdf = async (options: PDFKit.PDFDocumentOptions): Promise<Pdf> => {
  const { default: Document } = await import('pdfkit');
  fonts ??= Promise.all(FONTS.map(readFont));
  const files = await fonts;
  const pdf = new Document(options);
  FONTS.forEach((name, index) => pdf.registerFont(name, files[index]));
  return pdf;
};

export const measuringPdf = () => openPdf({});

export const writePdf = async (
  { title, author, createdAt, layout }: Description,
  draw: (pdf: Pdf) => void,
): Promise<Buffer> => {
  const pdf = await openPdf({
    size: 'A4',
    layout,
    margin: 0,
    pdfVersion: '1.7',
    ...PDF_UA,
    tagged: true,
    displayTitle: true,
    lang: 'es',
    info: { Title: title, Author: author, CreationDate: createdAt },
  });
  draw(pdf);
  pdf.end();
  return buffer(pdf);
};

/** Draws decoration, which screen readers skip. */
export const drawOrnament = (pdf: Pdf, draw: () => void) => {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.save();
  draw();
  pdf.restore();
  pdf.endMarkedContent();
};
