import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const packageFile = (path: string) => here(`../../node_modules/@fontsource-variable/${path}`);

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** Spanish and the other languages of western Europe, with the punctuation that the pages use. */
const CHARACTERS = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}–—‘’‚“”„•…€−×←→`;
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];
/** Forms of letters within Arabic words. */
const ARABIC_FEATURES = ['calt', 'fina', 'init', 'isol', 'medi', 'rlig'];

/** Each face keeps one axis, its weight; the optical size of the headings is fixed at that of a title. */
const FACES = [
  {
    name: 'archivo',
    source: 'archivo/files/archivo-latin-wdth-normal.woff2',
    axes: { wght: { min: 400, max: 700 }, wdth: 100 },
  },
  {
    name: 'newsreader',
    source: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    axes: { wght: { min: 400, max: 500 }, opsz: 48 },
  },
];

/** Letters of names from the rest of Europe, for documents. */
const EXTENDED = `${between(0x100, 0x24f)}${between(0x1e00, 0x1eff)}`;
/** Where the server reads the faces of its PDF documents: one weight each, because pdfkit embeds no variable font. */
const DOCUMENT_FOLDER = '../../bff/src/web/pdf/fonts';

const archivo = { package: 'archivo', axes: { wdth: 100 }, cut: 'wdth' };
const newsreader = { package: 'newsreader', axes: { opsz: 48 }, cut: 'opsz' };
const noto = (script: string) => ({ package: `noto-${script}`, axes: {}, cut: 'wght' });

const DOCUMENT_FACES = [
  { name: 'archivo', of: archivo, letters: 'latin', weight: 400, text: CHARACTERS },
  { name: 'archivo-bold', of: archivo, letters: 'latin', weight: 600, text: CHARACTERS },
  { name: 'archivo-extended', of: archivo, letters: 'latin-ext', weight: 400, text: EXTENDED },
  { name: 'newsreader', of: newsreader, letters: 'latin', weight: 400, text: CHARACTERS },
  { name: 'newsreader-extended', of: newsreader, letters: 'latin-ext', weight: 400, text: EXTENDED },
  // Names in other alphabets.
  {
    name: 'cyrillic',
    of: noto('serif'),
    letters: 'cyrillic',
    weight: 400,
    text: `${between(0x400, 0x45f)}Ґґ`,
  },
  { name: 'greek', of: noto('serif'), letters: 'greek', weight: 400, text: between(0x386, 0x3ce) },
  { name: 'hebrew', of: noto('sans-hebrew'), letters: 'hebrew', weight: 400, text: between(0x5b0, 0x5f4) },
  { name: 'arabic', of: noto('sans-arabic'), letters: 'arabic', weight: 400, text: between(0x621, 0x6d5) },
];

for (const { name, source, axes } of FACES) {
  const subset = await subsetFont(readFileSync(packageFile(source)), CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: FEATURES,
  });
  writeFileSync(here(`./${name}.woff2`), subset);
  copyFileSync(packageFile(`${name}/LICENSE`), here(`./${name}.LICENSE.txt`));
  console.log(`${name}.woff2: ${subset.length} bytes`);
}

for (const { name, of, letters, weight, text } of DOCUMENT_FACES) {
  const source = packageFile(`${of.package}/files/${of.package}-${letters}-${of.cut}-normal.woff2`);
  const face = await subsetFont(readFileSync(source), text, {
    targetFormat: 'truetype',
    variationAxes: { ...of.axes, wght: weight },
    keepFeatures: [...FEATURES, ...ARABIC_FEATURES],
  });
  writeFileSync(here(`${DOCUMENT_FOLDER}/${name}.ttf`), face);
  copyFileSync(packageFile(`${of.package}/LICENSE`), here(`${DOCUMENT_FOLDER}/${of.package}.LICENSE.txt`));
  console.log(`${name}.ttf: ${face.length} bytes`);
}
