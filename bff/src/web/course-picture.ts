import { fileURLToPath } from 'node:url';
import { academy } from '#domain/academy.ts';
import type { CourseType } from '#domain/courses/course.schema.ts';
import { classDayAndTime } from '#domain/dates/date-text.ts';
import { rosettePath } from '#domain/passport/guilloche.ts';
import { escapeHtml } from '#domain/texts/html-text.ts';
import { PICTURE_SIZE } from '#domain/public-pages.ts';
import { measuringPdf, type Pdf } from './pdf/pdf-document.ts';
import { fitText } from './pdf/pdf-text.ts';

export type PicturedCourse = {
  name: string;
  courseType: CourseType;
  scheduledDate: Date | null;
  location: string;
  isCalledOff: boolean;
};

const GROUND = '#0b2831';
const PAPER = '#f6f2e9';
const BRASS = '#dcb765';
const PETROL = '#4e9aa6';
const MUTED = '#a9c6c9';

const EDGE = 80;
const TITLE = { face: 'newsreader', sizes: [84, 72, 60, 50, 42], lines: 3, width: 700 } as const;
const FACT = { face: 'archivo', sizes: [32, 28, 24], lines: 1, width: 700 } as const;
const LEADING = 1.12;

const FAMILIES = { newsreader: 'Newsreader 16pt', archivo: 'Archivo SemiBold' } as const;
const FACES = ['newsreader', 'newsreader-extended', 'archivo', 'archivo-bold', 'archivo-extended'];
const FONT_FILES = FACES.map((name) => fileURLToPath(new URL(`./pdf/fonts/${name}.ttf`, import.meta.url)));

type Line = {
  y: number;
  size: number;
  face: keyof typeof FAMILIES;
  color: string;
  x?: number;
  weight?: number;
  spacing?: number;
};

const line = (text: string, { x = EDGE, y, size, face, color, weight = 400, spacing = 0 }: Line) =>
  `<text x="${x}" y="${y}" font-family="${FAMILIES[face]}" font-size="${size}" font-weight="${weight}" letter-spacing="${spacing}" fill="${color}">${escapeHtml(text)}</text>`;

type Rosette = { radius: number; petals: number; color: string; opacity: number };

const STRANDS = 6;
const TURN = 360;

const rosette = ({ radius, petals, color, opacity }: Rosette) => {
  const path = rosettePath({ inner: radius * 0.62, outer: radius, petals });
  const strands = Array.from(
    { length: STRANDS },
    (_, strand) => `<path d="${path}" transform="rotate(${(strand * TURN) / STRANDS / petals})"/>`,
  );
  return `<g fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-width="1.2">${strands.join('')}</g>`;
};

const ORNAMENT = `<g transform="translate(1085 315)">${rosette({ radius: 290, petals: 14, color: PETROL, opacity: 0.75 })}${rosette({ radius: 172, petals: 12, color: BRASS, opacity: 0.8 })}</g>`;

const MARK = `<g fill="none" stroke="${PAPER}"><path d="M36 12a17 17 0 1 0 0 24" stroke-width="4.4"/><path d="M31 17a10 10 0 1 0 0 14" stroke-width="1.5"/></g><circle cx="24" cy="24" r="3.6" fill="${BRASS}"/><path d="M30.5 24H47" stroke="${BRASS}" stroke-width="1.6"/>`;

const KINDS: Record<CourseType, string> = { Grupal: 'CURSO GRUPAL', Personalizado: 'CLASE PERSONALIZADA' };

const factLine = (pdf: Pdf, text: string, y: number, color: string) => {
  const { size, lines } = fitText(pdf, text, FACT);
  const [first = '', ...others] = lines;
  return line(others.length > 0 ? `${first}…` : first, { y, size, face: 'archivo', color });
};

const svgOf = (pdf: Pdf, { name, courseType, scheduledDate, location, isCalledOff }: PicturedCourse) => {
  const { width, height } = PICTURE_SIZE;
  const { size, lines } = fitText(pdf, name, TITLE);
  const shown = lines.slice(0, TITLE.lines);
  const title = shown.map((text, index) =>
    line(lines.length > shown.length && index === shown.length - 1 ? `${text}…` : text, {
      y: 270 + (size - 42) / 2 + index * size * LEADING,
      size,
      face: 'newsreader',
      color: PAPER,
    }),
  );
  const kind = isCalledOff ? 'SUSPENDIDO POR LA ACADEMIA' : KINDS[courseType];
  const eyebrow = { y: 200, size: 24, weight: 600, spacing: 3, face: 'archivo', color: BRASS } as const;
  const date = scheduledDate ? classDayAndTime(scheduledDate, academy.timeZone) : null;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${GROUND}"/>${[
    ORNAMENT,
    `<g transform="translate(${EDGE} 62) scale(1.35)">${MARK}</g>`,
    line(academy.name, { x: EDGE + 84, y: 106, size: 36, face: 'newsreader', color: PAPER }),
    line(kind, eyebrow),
    ...title,
    ...(date ? [factLine(pdf, date, 510, PAPER)] : []),
    factLine(pdf, location, 558, MUTED),
    `<rect width="${width}" height="8" fill="${BRASS}"/>`,
  ].join('')}</svg>`;
};

let measuring: Promise<Pdf> | undefined;

export const coursePicture = async (course: PicturedCourse): Promise<Buffer> => {
  const [pdf, { renderAsync }] = await Promise.all([
    (measuring ??= measuringPdf()),
    import('@resvg/resvg-js'),
  ]);
  const image = await renderAsync(svgOf(pdf, course), {
    font: { loadSystemFonts: false, fontFiles: FONT_FILES, defaultFontFamily: FAMILIES.newsreader },
  });
  return image.asPng();
};
