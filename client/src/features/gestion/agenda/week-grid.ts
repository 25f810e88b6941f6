/** Seven columns on wide screens and paper, otherwise one day after the other. */
export const weekGrid = {
  gap: { base: '6', xl: '2.5' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(7, minmax(0, 1fr))' },
  _print: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '2' },
} as const;
