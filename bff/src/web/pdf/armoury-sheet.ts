import { academy } from '#domain/academy.ts';
import { BRASS, INK, MUTED, addFact, adderOf, type Fact } from './pdf-blocks.ts';
import { drawOrnament, type Pdf } from './pdf-document.ts';
import { drawMark } from './pdf-ornaments.ts';
import { drawTable, type TableColumn } from './pdf-table.ts';
import { drawLine } from './pdf-text.ts';

const EDGE = 56;
const FACTS_TOP = 172;
const TABLES_TOP = 232;
const PAGE = { top: 72, end: 540 };
const HEADING = 34;
const BETWEEN = 28;

type Sheet = { kind: string; title: string; facts: readonly Fact[] };

type Section = <Row>(
  heading: string,
  table: { columns: readonly TableColumn<Row>[]; rows: readonly Row[]; none?: string },
) => void;

/** CUIT of the academy and number of its registration, as far as they are set. */
const papersOf = () =>
  [
    academy.cuit && `CUIT ${academy.cuit}`,
    academy.armoury.registration && `Registro ${academy.armoury.registration}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** Whom the academy has named as responsible for its weapons, with document and licence; none if it is not set. */
const responsibleFacts = (): Fact[] => {
  const { responsible } = academy.armoury;
  if (!responsible) return [];
  const { name, document, licence } = responsible;
  return [['Responsable del arsenal', `${name}, ${document}, ${licence}`]];
};

/** A sheet of the armoury: head with the academy's papers, facts, sections of a table each, numbered pages, a line to sign. */
export const drawArmourySheet = (
  pdf: Pdf,
  { kind, title, facts }: Sheet,
  drawSections: (section: Section) => void,
) => {
  const width = pdf.page.width - 2 * EDGE;
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const add = adderOf(pdf, root);
  const line = { x: EDGE, width } as const;

  drawOrnament(pdf, () => drawMark(pdf, { x: EDGE, y: 48, size: 40, ink: INK, accent: BRASS }));
  add('P', () =>
    drawLine(pdf, academy.name, { ...line, x: EDGE + 56, y: 74, face: 'newsreader', size: 20, color: INK }),
  );
  const papers = papersOf();
  if (papers) {
    add('P', () =>
      drawLine(pdf, papers, { ...line, x: EDGE + 56, y: 90, face: 'archivo', size: 9, color: MUTED }),
    );
  }
  add('H1', () =>
    drawLine(pdf, kind.toUpperCase(), {
      ...line,
      y: 116,
      face: 'archivo-bold',
      size: 11,
      spacing: 2.4,
      color: BRASS,
    }),
  );
  add('P', () => drawLine(pdf, title, { ...line, y: 148, face: 'newsreader', size: 24, color: INK }));
  const all = [...facts, ...responsibleFacts()];
  const part = width / all.length;
  all.forEach((fact, index) =>
    addFact(pdf, add, fact, { x: EDGE + index * part, y: FACTS_TOP, width: part - 16 }),
  );

  let page = 1;
  const nextPage = () => {
    pdf.addPage();
    page += 1;
    drawOrnament(pdf, () =>
      drawLine(pdf, `${kind} ${title} · página ${page}`, {
        ...line,
        y: PAGE.top - 24,
        face: 'archivo',
        size: 8.5,
        color: MUTED,
      }),
    );
    return PAGE.top;
  };
  let y = TABLES_TOP;

  drawSections((heading, { columns, rows, none = '' }) => {
    // On the next page if there is no place for the heading and a row.
    if (y + 2 * HEADING > PAGE.end) y = nextPage() + HEADING / 2;
    add('H2', () => drawLine(pdf, heading, { ...line, y, face: 'newsreader', size: 15, color: INK }));
    y += HEADING / 3;
    if (rows.length > 0) {
      y = drawTable(pdf, root, { ...line, columns, rows, y, nextPage, end: PAGE.end }) + BETWEEN;
      return;
    }
    add('P', () => drawLine(pdf, none, { ...line, y: y + 12, face: 'archivo', size: 9.5, color: MUTED }));
    y += 12 + BETWEEN;
  });
  if (y + HEADING > PAGE.end) y = nextPage();
  add('P', () =>
    drawLine(pdf, 'Firma: ______________________________', {
      ...line,
      y: y + HEADING / 2,
      face: 'archivo',
      size: 10,
      color: MUTED,
    }),
  );
};
