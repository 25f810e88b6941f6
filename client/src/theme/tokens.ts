import { defineSemanticTokens, defineTokens } from '@chakra-ui/react';
import { INK, PAPER } from './grounds.ts';
import { animations } from './motion.ts';

const scale = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([step, value]) => [step, { value }]));

/** The palette: petrol, brass, oxide and stone. */
const colors = {
  white: { value: '#ffffff' },
  black: { value: '#050f13' },
  transparent: { value: 'transparent' },
  current: { value: 'currentColor' },
  brand: scale({
    50: '#eef5f5',
    100: '#d9e8e8',
    200: '#b4d0d3',
    300: '#82b2b8',
    400: '#4e909a',
    500: '#2b7380',
    600: '#1b5a66',
    700: '#144550',
    800: '#0f3640',
    900: '#0b2831',
    950: '#071b22',
  }),
  accent: scale({
    50: '#fbf6ea',
    100: '#f5e9cc',
    200: '#ebd6a0',
    300: '#dcb765',
    400: '#c99b3d',
    500: '#ad7f2c',
    600: '#8c6420',
    700: '#6e4e1b',
    800: '#533c19',
    900: '#3a2b14',
    950: '#241b0d',
  }),
  red: scale({
    50: '#fbf0ec',
    100: '#f7dfd6',
    200: '#edbfae',
    300: '#e29a83',
    400: '#cf6d51',
    500: '#b44b30',
    600: '#953a24',
    700: '#762f1f',
    800: '#58261b',
    900: '#3d1c15',
    950: '#25110d',
  }),
  green: scale({
    50: '#f0f5ec',
    100: '#e0ead6',
    200: '#c2d6ae',
    300: '#9cbb80',
    400: '#769858',
    500: '#587a3b',
    600: '#45622e',
    700: '#374e27',
    800: '#2b3c20',
    900: '#1e2a17',
    950: '#121a0d',
  }),
  gray: scale({
    50: '#f8f5ee',
    100: '#f0ebe0',
    200: '#e2dbcc',
    300: '#ccc4b2',
    400: '#a39c8b',
    500: '#7c776a',
    600: '#5d5a51',
    700: '#464641',
    800: '#2c3032',
    900: '#1a2024',
    950: '#10161a',
  }),
};

const serif =
  "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', 'URW Palladio L', Georgia, serif";
const sans = "'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', sans-serif";

export const tokens = defineTokens({
  colors,
  animations,
  fonts: {
    heading: { value: `var(--typeface-heading, 'Newsreader Variable'), 'Newsreader Fallback', ${serif}` },
    body: { value: `var(--typeface-body, 'Archivo Variable'), 'Archivo Fallback', ${sans}` },
    mono: {
      value: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', 'Liberation Mono', monospace",
    },
  },
  fontSizes: {
    '2xs': { value: '0.6875rem' },
    '5xl': { value: '2.75rem' },
    '6xl': { value: '3.5rem' },
    '7xl': { value: '4.25rem' },
  },
  letterSpacings: {
    engraved: { value: '0.14em' },
    display: { value: '-0.022em' },
  },
});

const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });
const ref = (path: string) => `{colors.${path}}`;

const palette = (name: string) => ({
  contrast: pair('#fffdf8', '#fffdf8'),
  fg: pair(ref(`${name}.700`), ref(`${name}.200`)),
  subtle: pair(ref(`${name}.50`), `color-mix(in srgb, ${ref(`${name}.400`)} 14%, transparent)`),
  muted: pair(ref(`${name}.100`), `color-mix(in srgb, ${ref(`${name}.400`)} 24%, transparent)`),
  emphasized: pair(ref(`${name}.200`), `color-mix(in srgb, ${ref(`${name}.400`)} 38%, transparent)`),
  solid: pair(ref(`${name}.600`), ref(`${name}.500`)),
  focusRing: pair(ref(`${name}.500`), ref(`${name}.300`)),
  border: pair(ref(`${name}.300`), ref(`${name}.600`)),
});

export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: pair(PAPER.light, PAPER.dark),
      subtle: pair('#f0ebdf', '#0b2027'),
      muted: pair('#e9e2d3', '#122b33'),
      emphasized: pair('#dad1bf', '#1e3d46'),
      inverted: pair('#0b2831', '#f6f2e9'),
      panel: pair('#fffdf8', '#0e242c'),
      error: pair('{colors.red.50}', '#2a1814'),
      warning: pair('{colors.accent.50}', '#2a2313'),
      success: pair('{colors.green.50}', '#17241b'),
      info: pair('{colors.brand.50}', '#0f2d36'),
    },
    fg: {
      DEFAULT: pair('#10262d', '#f1ebdd'),
      muted: pair('#4a5a5e', '#aebcbb'),
      subtle: pair('#616c6c', '#93a4a5'),
      inverted: pair('#f6f2e9', '#0b2831'),
      error: pair('{colors.red.600}', '{colors.red.300}'),
      warning: pair('{colors.accent.700}', '{colors.accent.300}'),
      success: pair('{colors.green.600}', '{colors.green.300}'),
      info: pair('{colors.brand.600}', '{colors.brand.200}'),
    },
    border: {
      DEFAULT: pair('#d9d1c0', '#234550'),
      muted: pair('#e6dfd1', '#18323b'),
      subtle: pair('#ede7da', '#122a32'),
      emphasized: pair('#b9ae98', '#3a5d67'),
      /** Edges of inputs: at least 3:1 against panel and page. */
      control: pair('#8b836f', '#64838b'),
      inverted: pair('#234550', '#d9d1c0'),
      error: pair('{colors.red.500}', '{colors.red.400}'),
      warning: pair('{colors.accent.500}', '{colors.accent.400}'),
      success: pair('{colors.green.500}', '{colors.green.400}'),
      info: pair('{colors.brand.500}', '{colors.brand.400}'),
    },
    brand: palette('brand'),
    /** Text on brass is dark in both themes. */
    accent: {
      ...palette('accent'),
      solid: pair('{colors.accent.300}', '{colors.accent.300}'),
      contrast: pair('{colors.brand.950}', '{colors.brand.950}'),
    },
    red: palette('red'),
    green: palette('green'),
    gray: { ...palette('gray'), solid: pair('{colors.gray.800}', '{colors.gray.600}') },
    orange: palette('accent'),
    blue: palette('brand'),
    /** Dark surfaces in both themes: hero, passport cover, footer. */
    ink: {
      DEFAULT: pair(INK, '#0e303b'),
      deep: pair('#071b22', '#06161b'),
      line: pair('#2a4b55', '#2d505b'),
      fg: pair('#f6f2e9', '#f6f2e9'),
      muted: pair('#b9c6c5', '#b9c6c5'),
      brass: pair('#dcb765', '#dcb765'),
    },
  },
  radii: {
    l1: { value: '2px' },
    l2: { value: '3px' },
    l3: { value: '5px' },
  },
  shadows: {
    xs: pair('0 1px 1px #10262d14', '0 1px 1px #0008'),
    sm: pair('0 1px 2px #10262d1a, 0 2px 6px #10262d0d', '0 1px 2px #000a'),
    md: pair('0 2px 4px #10262d14, 0 8px 20px -6px #10262d1f', '0 4px 14px #0009'),
    lg: pair('0 4px 8px #10262d14, 0 18px 40px -12px #10262d2e', '0 10px 30px #000a'),
    xl: pair('0 6px 12px #10262d1a, 0 30px 60px -18px #10262d47', '0 18px 48px #000c'),
    inset: pair('inset 0 1px 2px #10262d14', 'inset 0 1px 2px #0006'),
  },
});
