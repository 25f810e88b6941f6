import { wavePath } from '#domain/passport/guilloche.ts';

const TILE = { width: 96, height: 24 };
const STRANDS = 8;

const strands = Array.from({ length: STRANDS }, (_, strand) =>
  wavePath({ ...TILE, waves: strand % 2 === 0 ? 2 : 1, phase: strand / STRANDS }),
);

export const guillocheBand = `<svg class="band" aria-hidden="true" width="100%" height="24"><defs><pattern id="onda" width="96" height="24" patternUnits="userSpaceOnUse"><g fill="none" stroke="currentColor" stroke-width="0.6">${strands
  .map((path) => `<path d="${path}"/>`)
  .join('')}</g></pattern></defs><rect width="100%" height="24" fill="url(#onda)"/></svg>`;
