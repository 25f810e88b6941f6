import { academy } from '#domain/academy.ts';
import { certificateCodeText } from '#domain/certificates/certificate.code.ts';
import { certificateFacts, type CertificateContent } from '#domain/certificates/certificate.ts';
import { longDay } from '#domain/dates/date-text.ts';
import type { ShownCertificate } from '../pages/certificate-page.ts';
import { BRASS, INK, MUTED, PAPER, drawBlock, addFact, drawPaper, type Fact } from './pdf-blocks.ts';
import { drawOrnament, writePdf, type Pdf } from './pdf-document.ts';
import { drawMark, drawRosette } from './pdf-ornaments.ts';
import { qrFigure } from './pdf-qr.ts';
import { drawLine } from './pdf-text.ts';

type PrintedCertificate = Pick<
  ShownCertificate,
  'url' | 'code' | 'number' | 'issuedAt' | 'replaces' | 'jws'
> & { content: CertificateContent };

const EDGE = 84;
const QR_SIDE = 132;
/** Longer codes have modules that phones cannot tell apart on paper. */
const QR_MOST = 1_400;

/** The page, with the signed text for a browser that is offline. */
const qrText = ({ url, jws }: PrintedCertificate) => {
  const signed = `${url}#${jws}`;
  return jws && signed.length <= QR_MOST ? signed : url;
};

const drawSeal = (pdf: Pdf) => {
  const [x, y] = [pdf.page.width - EDGE - 46, 476];
  drawRosette(pdf, { x, y, radius: 58, color: BRASS, opacity: 0.9, petals: 12, strands: 8 });
  pdf.circle(x, y, 25).fillAndStroke(PAPER, BRASS);
  drawMark(pdf, { x: x - 17, y: y - 17, size: 34, ink: INK, accent: BRASS });
};

const NAME_SIZES = [46, 40, 34, 28, 22, 17, 14, 12];
const COURSE_SIZES = [24, 20, 17, 14];

const drawCertificate = (pdf: Pdf, certificate: PrintedCertificate) => {
  const { url, code, number, issuedAt, content, replaces } = certificate;
  const { width: pageWidth } = pdf.page;
  const width = pageWidth - 2 * EDGE;
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const add = (tag: string, draw: () => void) => root.add(pdf.struct(tag, {}, draw));
  const centred = { x: EDGE, width, align: 'center', face: 'archivo' } as const;

  drawOrnament(pdf, () => drawPaper(pdf, 232));
  drawOrnament(pdf, () => drawMark(pdf, { x: pageWidth / 2 - 20, y: 62, size: 40, ink: INK, accent: BRASS }));
  add('P', () =>
    drawLine(pdf, content.academy, { ...centred, y: 126, face: 'newsreader', size: 17, color: INK }),
  );
  add('H1', () =>
    drawLine(pdf, 'CERTIFICADO DE FORMACIÓN', {
      ...centred,
      y: 156,
      face: 'archivo-bold',
      size: 10.5,
      spacing: 2.6,
      color: BRASS,
    }),
  );
  let end = 190;
  add('P', () => {
    end = drawBlock(pdf, content.name, { x: EDGE, y: end, width, sizes: NAME_SIZES });
  });
  add('P', () => {
    end += 32;
    drawLine(pdf, 'completó', { ...centred, y: end, size: 12, color: MUTED });
  });
  add('P', () => {
    drawBlock(pdf, content.course, { x: EDGE, y: end + 8, width, sizes: COURSE_SIZES });
  });

  const facts = certificateFacts(content);
  const column = width / facts.length;
  facts.forEach((fact, index) =>
    addFact(pdf, add, fact, { x: EDGE + index * column, y: 364, width: column - 12 }),
  );
  drawOrnament(pdf, () =>
    pdf
      .lineWidth(0.6)
      .strokeColor(BRASS)
      .moveTo(EDGE, 396)
      .lineTo(EDGE + width, 396)
      .stroke(),
  );

  const top = 408;
  root.add(qrFigure(pdf, { text: qrText(certificate), url, x: EDGE, y: top, side: QR_SIDE }));
  const x = EDGE + QR_SIDE + 20;
  const issued: Fact[] = [
    ['Número', number],
    ['Emitido', longDay(issuedAt, academy.timeZone)],
    ['Código', certificateCodeText(code)],
    ...(replaces ? [['Reemplaza a', replaces] as const] : []),
  ];
  issued.forEach((fact, index) =>
    addFact(pdf, add, fact, {
      x: x + (index % 2) * 190,
      y: top + 16 + Math.floor(index / 2) * 40,
      width: 180,
    }),
  );
  addFact(pdf, add, ['Se verifica en', url], { x, y: top + 96, width: 340 });
  drawOrnament(pdf, () => drawSeal(pdf));
};

/** The file of a certificate: from the same content the same bytes. */
export const certificatePdf = (certificate: PrintedCertificate) => {
  const { number, issuedAt, content } = certificate;
  return writePdf(
    { title: `Certificado ${number}`, author: content.academy, createdAt: issuedAt, layout: 'landscape' },
    (pdf) => drawCertificate(pdf, certificate),
  );
};
