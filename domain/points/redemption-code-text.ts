const HALF = 4;

/** `K7QM-2X9D`: in groups of four. */
export const codeText = (code: string) => `${code.slice(0, HALF)}-${code.slice(HALF)}`;
