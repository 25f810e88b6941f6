import type { SharedPassport } from '#domain/passport/passport-link.ts';
import { academy } from '#domain/academy.ts';
import { dayIn, longDay, shortDate } from '#domain/dates/date-text.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { NO_COURSES, PASSPORT_TITLE, hoursText, licenceText } from '../pages/passport-page.ts';
import { BRASS, INK, MUTED, addFact, adderOf, drawPaper, type Add } from './pdf-blocks.ts';
import { drawOrnament, writePdf, type Pdf } from './pdf-document.ts';
import { drawMark } from './pdf-ornaments.ts';
import { qrFigure } from './pdf-qr.ts';
import { drawBlock, drawLine, fitText, heightOf, pitchOf, readingOf } from './pdf-text.ts';

const EDGE = 72;
const QR_SIDE = 104;
const QR_TOP = 656;
const RADIUS = 196;
const ROW_PADDING = 16;
const DAY_WIDTH = 80;
const FIRST_END = QR_TOP - 24;
const NEXT_PAGE = { top: 100, end: 772 };

const longDate = (instant: Date) => longDay(instant, academy.timeZone);

type Sheet = {
  pdf: Pdf;
  root: PDFKit.PDFStructureElement;
  width: number;
  add: Add;
};

const openSheet = (pdf: Pdf): Sheet => {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  return { pdf, root, add: adderOf(pdf, root), width: pdf.page.width - 2 * EDGE };
};

const drawHead = ({ pdf, add, width }: Sheet, passport: SharedPassport, asOf: Date) => {
  const { initials, minutes, isLicensed } = passport;
  const centred = { x: EDGE, width, align: 'center', face: 'archivo' } as const;
  drawOrnament(pdf, () =>
    drawMark(pdf, { x: pdf.page.width / 2 - 20, y: 66, size: 40, ink: INK, accent: BRASS }),
  );
  add('P', () =>
    drawLine(pdf, academy.name, { ...centred, y: 130, face: 'newsreader', size: 17, color: INK }),
  );
  const title = { ...centred, y: 160, face: 'archivo-bold', size: 10.5, spacing: 2.6, color: BRASS } as const;
  add('H1', () => drawLine(pdf, PASSPORT_TITLE.toUpperCase(), title));
  let y = 180;
  if (initials !== null) {
    const block = fitText(pdf, initials, { face: 'newsreader', sizes: [44, 32, 22], lines: 2, width });
    const first = y + block.size;
    add('P', () => drawBlock(pdf, block, { ...centred, y: first, face: 'newsreader', color: INK }));
    y += heightOf(block);
  }
  const lines = [
    minutes === null ? null : hoursText(minutes),
    isLicensed === null ? null : licenceText(isLicensed, `el ${longDate(asOf)}`),
  ];
  for (const line of lines.filter((text) => text !== null)) {
    y += 28;
    add('P', () => drawLine(pdf, line, { ...centred, y, size: 13, color: INK }));
  }
  return y;
};

const drawProof = ({ pdf, root, add, width }: Sheet, { url, expiresAt }: SharedPassport, asOf: Date) => {
  root.add(qrFigure(pdf, { text: url, url, x: EDGE, y: QR_TOP, side: QR_SIDE }));
  const x = EDGE + QR_SIDE + 20;
  const rest = width - QR_SIDE - 20;
  const half = { y: QR_TOP + 20, width: rest / 2 - 10 };
  addFact(pdf, add, ['Con los datos del', longDate(asOf)], { x, ...half });
  addFact(pdf, add, ['El enlace vale hasta el', longDate(expiresAt)], { x: x + rest / 2, ...half });
  addFact(pdf, add, ['Se comprueba en', url], { x, y: QR_TOP + 64, width: rest });
};

type Course = NonNullable<SharedPassport['courses']>[number];

const rowOf = ({ pdf, width }: Sheet, { course, day }: Course) => {
  const face = 'newsreader';
  const fitted = { face, sizes: [13, 11.5, 10], lines: 1, width: width - DAY_WIDTH } as const;
  const block = fitText(pdf, course, fitted);
  const elementsAt = (top: number) => {
    const first = top + ROW_PADDING / 2 + block.size;
    const drawName = () => drawBlock(pdf, block, { x: EDGE, y: first, width, face, color: INK });
    const right = {
      x: EDGE,
      y: first,
      width,
      align: 'right',
      face: 'archivo',
      size: 10,
      color: MUTED,
    } as const;
    return [
      pdf.struct('P', readingOf(course), drawName),
      pdf.struct('P', {}, () => drawLine(pdf, shortDate(day), right)),
    ];
  };
  return { height: pitchOf(block) + ROW_PADDING, elementsAt };
};

const drawRule = ({ pdf, width }: Sheet, y: number) =>
  drawOrnament(pdf, () =>
    pdf
      .lineWidth(0.4)
      .strokeColor(BRASS)
      .moveTo(EDGE, y)
      .lineTo(EDGE + width, y)
      .stroke(),
  );

const drawNextPaper = ({ pdf, width }: Sheet, url: string) => {
  drawPaper(pdf, RADIUS);
  const line = { x: EDGE, y: NEXT_PAGE.top - 18, width, face: 'archivo', size: 8.5, color: MUTED } as const;
  drawLine(pdf, PASSPORT_TITLE, line);
  drawLine(pdf, url, { ...line, align: 'right' });
};

const drawCourses = (sheet: Sheet, courses: readonly Course[], from: number, url: string) => {
  const { pdf, root, add, width } = sheet;
  const line = { x: EDGE, width, face: 'newsreader', color: INK } as const;
  add('H2', () => drawLine(pdf, 'Cursos completados', { ...line, y: from, size: 18 }));
  if (courses.length === 0)
    return add('P', () => drawLine(pdf, NO_COURSES, { ...line, y: from + 30, size: 13 }));
  const list = pdf.struct('L');
  root.add(list);
  let y = from + 12;
  let end = FIRST_END;
  for (const course of courses) {
    const { height, elementsAt } = rowOf(sheet, course);
    if (y + height > end) {
      pdf.addPage();
      drawOrnament(pdf, () => drawNextPaper(sheet, url));
      y = NEXT_PAGE.top;
      end = NEXT_PAGE.end;
    }
    drawRule(sheet, y);
    list.add(pdf.struct('LI', {}, [pdf.struct('LBody', {}, elementsAt(y))]));
    y += height;
  }
};

export const passportPdf = (passport: SharedPassport, now: Date) => {
  const asOf = instantOf(dayIn(now, academy.timeZone), '00:00', academy.timeZone);
  const description = {
    title: PASSPORT_TITLE,
    author: academy.name,
    createdAt: asOf,
    layout: 'portrait',
  } as const;
  return writePdf(description, (pdf) => {
    const sheet = openSheet(pdf);
    drawOrnament(pdf, () => drawPaper(pdf, RADIUS));
    const end = drawHead(sheet, passport, asOf);
    drawProof(sheet, passport, asOf);
    if (passport.courses) drawCourses(sheet, passport.courses, end + 44, passport.url);
  });
};
