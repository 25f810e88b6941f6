import { rosettePath, wavePath } from '#domain/passport/guilloche.ts';
import type { Pdf } from './pdf-document.ts';

const TURN = 360;

type Rosette = {
  x: number;
  y: number;
  radius: number;
  color: string;
  opacity: number;
  petals: number;
  strands: number;
};

export const drawRosette = (pdf: Pdf, { x, y, radius, color, opacity, petals, strands }: Rosette) => {
  const depth = 0.34;
  const rings = [
    { outer: 100, turn: 1 },
    { outer: 100 * (1 - depth * 0.72), turn: -1 },
  ];
  pdf
    .save()
    .translate(x, y)
    .scale(radius / 100)
    .lineWidth(0.45)
    .strokeColor(color)
    .strokeOpacity(opacity);
  for (const { outer, turn } of rings) {
    const path = rosettePath({ inner: outer * (1 - depth), outer, petals });
    for (let strand = 0; strand < strands; strand += 1) {
      pdf
        .save()
        .rotate((turn * strand * TURN) / strands / petals)
        .path(path)
        .stroke()
        .restore();
    }
  }
  pdf.restore();
};

const TILE = { width: 96, height: 24 };
const STRANDS = 8;

const wave = Array.from({ length: STRANDS }, (_, strand) =>
  wavePath({ ...TILE, waves: strand % 2 === 0 ? 2 : 1, phase: strand / STRANDS }),
).join('');

const drawBand = (pdf: Pdf, length: number, thickness: number) => {
  const height = thickness / TILE.height;
  const tiles = Math.round(length / (TILE.width * height));
  const width = length / tiles / TILE.width;
  for (let tile = 0; tile < tiles; tile += 1) {
    pdf
      .save()
      .translate(tile * TILE.width * width, 0)
      .scale(width, height, {})
      .path(wave)
      .stroke()
      .restore();
  }
};

type Frame = { inset: number; thickness: number; color: string };

export const drawFrame = (pdf: Pdf, { inset, thickness, color }: Frame) => {
  const { width, height } = pdf.page;
  const across = width - 2 * (inset + thickness);
  const down = height - 2 * (inset + thickness);
  pdf.lineWidth(1.1).strokeColor(color);
  for (const y of [inset, height - inset - thickness]) {
    pdf.save().translate(inset + thickness, y);
    drawBand(pdf, across, thickness);
    pdf.restore();
  }
  for (const x of [inset + thickness, width - inset]) {
    pdf
      .save()
      .translate(x, inset + thickness)
      .rotate(90);
    drawBand(pdf, down, thickness);
    pdf.restore();
  }
  for (const x of [inset, width - inset - thickness]) {
    for (const y of [inset, height - inset - thickness]) {
      const half = thickness / 2;
      drawRosette(pdf, { x: x + half, y: y + half, radius: half, color, opacity: 1, petals: 8, strands: 4 });
    }
  }
  pdf.lineWidth(0.8);
  for (const gap of [-3, thickness + 3]) {
    const at = inset + gap;
    pdf.rect(at, at, width - 2 * at, height - 2 * at).stroke();
  }
};

export const drawMark = (
  pdf: Pdf,
  { x, y, size, ink, accent }: Record<'x' | 'y' | 'size', number> & { ink: string; accent: string },
) => {
  pdf
    .save()
    .translate(x, y)
    .scale(size / 48);
  pdf.lineWidth(0.7).dash(0.7, { space: 2.26 }).circle(24, 24, 22.6).stroke(ink).undash();
  pdf.lineWidth(4.4).path('M36 12a17 17 0 1 0 0 24').stroke(ink);
  pdf.lineWidth(1.5).path('M31 17a10 10 0 1 0 0 14').stroke(ink);
  pdf.circle(24, 24, 3.6).fill(accent);
  pdf.lineWidth(1.6).path('M30.5 24H47').stroke(accent);
  pdf.restore();
};
