import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const TOOLS = ['qpdf', 'pdfinfo', 'pdftotext', 'pdftoppm', 'zbarimg'];

const missing = TOOLS.filter((tool) => spawnSync(tool, ['--version']).error);

/** Whether independent readers of PDF are on this machine: packages qpdf, poppler-utils and zbar-tools of Debian. */
export const canReadPdf = missing.length === 0;
if (!canReadPdf) console.log(`skipped: ${missing.join(', ')} not on this machine`);

const run = (tool: string, args: string[]) =>
  execFileSync(tool, args, { stdio: ['ignore', 'pipe', 'ignore'] }).toString();

type Box = Record<'left' | 'right' | 'top' | 'bottom', number> & { word: string };

const WORD = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*)<\/word>/g;

/** The words with the middle of their height: what is above and below is shared with close lines. */
const boxesOf = (html: string): Box[] =>
  [...html.matchAll(WORD)].map(([, left, yMin, right, yMax, word = '']) => {
    const margin = (Number(yMax) - Number(yMin)) / 4;
    return {
      word,
      left: Number(left),
      right: Number(right),
      top: Number(yMin) + margin,
      bottom: Number(yMax) - margin,
    };
  });

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** What independent programs read in a PDF, for the test that runs; throws if qpdf finds a fault. */
export const readPdf = (pdf: Buffer) => {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'file.pdf');
  writeFileSync(file, pdf);
  run('qpdf', ['--check', file]);
  const readQr = () => {
    run('pdftoppm', ['-r', '200', '-gray', '-aaVector', 'no', '-singlefile', file, join(folder, 'page')]);
    return run('zbarimg', ['--quiet', '--raw', join(folder, 'page.pgm')]).trim();
  };
  return {
    text: run('pdftotext', [file, '-']),
    /** What assistive technology reads, one element after another. */
    elements: [...run('pdfinfo', ['-struct-text', file]).matchAll(/"(.*)"/g)].map(([, text]) => text),
    /** Pairs of words that are drawn over each other. */
    collisions: () => {
      const boxes = boxesOf(run('pdftotext', ['-bbox', '-l', '1', file, '-']));
      return boxes.flatMap((one, index) =>
        boxes.slice(index + 1).flatMap((other) => (overlaps(one, other) ? [[one.word, other.word]] : [])),
      );
    },
    structure: run('qpdf', ['--qdf', '--object-streams=disable', file, '-']),
    readQr,
  };
};
