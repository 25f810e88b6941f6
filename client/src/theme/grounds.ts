/** Page backgrounds, also for the browser's bars. */
export const PAPER = { light: '#f6f2e9', dark: '#081a20' } as const;

/** The dark surface of the light theme, and of the installed app. */
export const INK = '#0b2831';
