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
