/** Rows of a list divided by hairlines; spread it into each `li`. */
export const ruled = {
  py: '4',
  borderTopWidth: '1px',
  borderColor: 'border.muted',
  _first: { borderTopWidth: '0' },
} as const;
