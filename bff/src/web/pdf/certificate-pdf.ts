import { academy } from '#domain/academy.ts';
import { certificateCodeText } from '#domain/certificates/certificate.code.ts';
import {
  certificateFacts,
  type CertificateContent,
  type PublicCertificate,
} from '#domain/certificates/certificate.ts';
import { longDay } from '#domain/dates/date-text.ts';
import { BRASS, INK, MUTED, PAPER, addFact, adderOf, drawPaper, type Fact } from './pdf-blocks.ts';
import { drawOrnament, writePdf, type Pdf } from './pdf-document.ts';
import { drawMark, drawRosette } from './pdf-ornaments.ts';
import { qrFigure } from './pdf-qr.ts';
import { drawBlock, drawLine, fitText, heightOf } from './pdf-text.ts';

type PrintedCertificate = Pick<
  PublicCertificate,
  'url' | 'code' | 'number' | 'issuedAt' | 'replaces' | 'jws'
> & { content: CertificateContent };

const EDGE = 84;
const QR_SIDE = 132;
const PROOF_TOP = 396;
const SEAL_RADIUS = 58;
/** Longer codes have modules that phones cannot tell apart on paper. */
const QR_MOST = 1_400;

const qrText = ({ url, jws }: PrintedCertificate) => {
  const signed = `${url}#${jws}`;
  return jws && signed.length <= QR_MOST ? signed : url;
};

const drawSeal = (pdf: Pdf) => {
  const [x, y] = [pdf.page.width - EDGE - SEAL_RADIUS, PROOF_TOP + QR_SIDE / 2];
  drawRosette(pdf, { x, y, radius: SEAL_RADIUS, color: BRASS, opacity: 0.9, petals: 12, strands: 8 });
  pdf.circle(x, y, 25).fillAndStroke(PAPER, BRASS);
  drawMark(pdf, { x: x - 17, y: y - 17, size: 34, ink: INK, accent: BRASS });
};

const NAME = { sizes: [46, 40, 34, 28, 22, 17, 14, 12], lines: 2, height: 86 };
const COURSE = { sizes: [24, 20, 17, 14, 12, 10], lines: 2, height: 40 };
const BETWEEN = 36;
const MIDDLE = { top: 172, height: 162 };
const WIDTHS: Record<string, number> = { Instructor: 1.6 };
const FACTS_TOP = 348;
const RULE = 384;

const drawCertificate = (pdf: Pdf, certificate: PrintedCertificate) => {
  const { url, code, number, issuedAt, content, replaces } = certificate;
  const { width: pageWidth } = pdf.page;
  const width = pageWidth - 2 * EDGE;
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const add = adderOf(pdf, root);
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
  const face = 'newsreader';
  const name = fitText(pdf, content.name, { ...NAME, face, width });
  const course = fitText(pdf, content.course, { ...COURSE, face, width });
  const free = MIDDLE.height - heightOf(name) - BETWEEN - heightOf(course);
  const top = MIDDLE.top + free / 2;
  const end = top + heightOf(name);
  const middle = { ...centred, face, color: INK } as const;
  add('P', () => drawBlock(pdf, name, { ...middle, y: top + name.size }), content.name);
  add('P', () => drawLine(pdf, 'completó', { ...centred, y: end + 27, size: 12, color: MUTED }));
  add('P', () => drawBlock(pdf, course, { ...middle, y: end + BETWEEN + course.size }), content.course);

  const facts = certificateFacts(content);
  const shareOf = ([label]: Fact) => WIDTHS[label] ?? 1;
  const share = width / facts.reduce((sum, fact) => sum + shareOf(fact), 0);
  let left = EDGE;
  for (const fact of facts) {
    const column = share * shareOf(fact);
    addFact(pdf, add, fact, { x: left, y: FACTS_TOP, width: column - 12 });
    left += column;
  }
  drawOrnament(pdf, () =>
    pdf
      .lineWidth(0.6)
      .strokeColor(BRASS)
      .moveTo(EDGE, RULE)
      .lineTo(EDGE + width, RULE)
      .stroke(),
  );

  root.add(qrFigure(pdf, { text: qrText(certificate), url, x: EDGE, y: PROOF_TOP, side: QR_SIDE }));
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
      y: PROOF_TOP + 16 + Math.floor(index / 2) * 40,
      width: 180,
    }),
  );
  addFact(pdf, add, ['Se verifica en', url], { x, y: PROOF_TOP + 96, width: 390 });
  drawOrnament(pdf, () => drawSeal(pdf));
};

/** The PDF of a certificate: the same content gives the same bytes. */
export const certificatePdf = (certificate: PrintedCertificate) => {
  const { number, issuedAt, content } = certificate;
  return writePdf(
    { title: `Certificado ${number}`, author: content.academy, createdAt: issuedAt, layout: 'landscape' },
    (pdf) => drawCertificate(pdf, certificate),
  );
};
