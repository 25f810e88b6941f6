import { createSystem, defaultBaseConfig, defineConfig, type SystemContext } from '@chakra-ui/react';
import {
  animationStyles,
  breakpoints,
  cssVarsPrefix,
  cssVarsRoot,
  globalCss,
  keyframes as chakraKeyframes,
  layerStyles,
  textStyles,
  tokens as chakraTokens,
} from '@chakra-ui/react/theme';
import { keyframes } from './motion.ts';
import { recipes, slotRecipes } from './recipes.ts';
import { semanticTokens, tokens } from './tokens.ts';

const { colors: _palettes, animations: _animations, ...scales } = chakraTokens;

/** Chakra's scales (spacing, sizes, durations …) without its colours and unused recipes. */
const scaleConfig = defineConfig({
  preflight: true,
  cssVarsPrefix,
  cssVarsRoot,
  globalCss,
  theme: {
    breakpoints,
    keyframes: chakraKeyframes,
    tokens: scales,
    textStyles,
    layerStyles,
    animationStyles,
  },
});

const academyConfig = defineConfig({
  globalCss: {
    '*': { fontFeatureSettings: 'normal' },
    html: {
      colorPalette: 'brand',
      bg: 'bg',
      color: 'fg',
      lineHeight: '1.55',
      scrollPaddingTop: '24',
      // In pixels: a phone is no wider because its texts are larger.
      minWidth: '320px',
    },
    body: { fontFamily: 'body', minHeight: '100dvh', overflowX: 'hidden' },
    '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
    '*::selection': { bg: 'accent.300/60' },
    'h1:focus-visible[tabindex="-1"]': { outline: 'none' },
    ':is(h2, h3):focus-visible[tabindex="-1"]': { outlineOffset: '4px' },
    'p, li, dd': { textWrap: 'pretty' },
  },
  theme: {
    keyframes,
    tokens,
    semanticTokens,
    recipes,
    slotRecipes,
    textStyles: {
      /** Small capitals above headings and on fields. The text itself stays as written. */
      eyebrow: {
        value: {
          fontFamily: 'body',
          fontSize: 'sm',
          lineHeight: '1rem',
          fontWeight: 'semibold',
          letterSpacing: '0.1em',
          fontVariantCaps: 'small-caps',
        },
      },
      /** The machine-readable zone of a passport; also identifiers and figures. */
      mrz: { value: { fontFamily: 'mono', fontSize: 'xs', lineHeight: '1.5', letterSpacing: '0.12em' } },
      figure: {
        value: {
          fontFamily: 'heading',
          fontSize: '5xl',
          lineHeight: '1',
          letterSpacing: '-0.02em',
          fontVariantNumeric: 'lining-nums tabular-nums',
        },
      },
      display: {
        value: {
          fontFamily: 'heading',
          fontWeight: 'normal',
          lineHeight: '1.04',
          letterSpacing: '-0.032em',
        },
      },
    },
    layerStyles: {
      /** A card: an edge and a hairline inside it. */
      document: {
        value: {
          bg: 'bg.panel',
          borderWidth: '1px',
          borderColor: 'border.emphasized',
          borderRadius: 'l3',
          outline: '1px solid',
          outlineColor: 'border',
          outlineOffset: '-6px',
        },
      },
    },
  },
});

const { layers, _global, ...rest } = createSystem(defaultBaseConfig, scaleConfig, academyConfig);

/** Of every page: build/global-sheet.ts adds them to base.css. */
export const globalStyles = [layers.atRule, _global];

export const system: SystemContext = { ...rest, layers: { ...layers, atRule: '' }, _global: [] };
