import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
import {
  buttonRecipe,
  cardSlotRecipe,
  checkboxSlotRecipe,
  checkmarkRecipe,
  containerRecipe,
  dataListSlotRecipe,
  emptyStateSlotRecipe,
  fieldSlotRecipe,
  fieldsetSlotRecipe,
  headingRecipe,
  iconRecipe,
  inputRecipe,
  linkRecipe,
  nativeSelectSlotRecipe,
  radiomarkRecipe,
  separatorRecipe,
  skeletonRecipe,
  skipNavLinkRecipe,
  spinnerRecipe,
  tableSlotRecipe,
  tabsSlotRecipe,
} from '@chakra-ui/react/theme';

const { variants: buttonVariants, base: buttonBase } = buttonRecipe;

/** As high as the lines of its text, however large that is, and never wider than what it is in. */
const grows = { h: 'fit-content', maxW: 'full', py: '1' } as const;

/** Solid buttons have a hairline inside their edge. */
const button = defineRecipe({
  ...buttonRecipe,
  base: {
    ...buttonBase,
    fontWeight: 'semibold',
    letterSpacing: '0.01em',
    whiteSpace: 'normal',
    textAlign: 'center',
  },
  variants: {
    ...buttonVariants,
    size: {
      ...buttonVariants?.size,
      sm: { ...buttonVariants?.size.sm, ...grows, minH: '9', px: 'min(0.875rem, 5vw)' },
      md: { ...buttonVariants?.size.md, ...grows, minH: '11', minW: '11', px: 'min(1.25rem, 7vw)' },
      lg: { ...buttonVariants?.size.lg, ...grows, minH: '3.25rem', minW: '3.25rem', px: 'min(1.75rem, 9vw)' },
    },
    variant: {
      ...buttonVariants?.variant,
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        boxShadow:
          'inset 0 0 0 2px var(--chakra-colors-color-palette-solid), inset 0 0 0 3px color-mix(in srgb, var(--chakra-colors-color-palette-contrast) 32%, transparent)',
        _hover: { filter: 'brightness(1.08)' },
        _active: { filter: 'brightness(0.94)' },
        _expanded: { filter: 'brightness(1.08)' },
      },
      outline: {
        ...buttonVariants?.variant.outline,
        borderColor: 'border.control',
        bg: 'transparent',
      },
    },
  },
});

const badge = defineRecipe({
  className: 'chakra-badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    whiteSpace: 'nowrap',
    letterSpacing: '0.02em',
    fontWeight: 'semibold',
    fontSize: 'xs',
    lineHeight: '1.1',
    fontVariantNumeric: 'tabular-nums',
    borderRadius: 'l1',
    borderWidth: '1px',
  },
  variants: {
    variant: {
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast', borderColor: 'colorPalette.solid' },
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg', borderColor: 'colorPalette.border' },
      surface: { bg: 'colorPalette.subtle', color: 'colorPalette.fg', borderColor: 'colorPalette.muted' },
      outline: { color: 'colorPalette.fg', borderColor: 'colorPalette.border' },
      plain: { color: 'colorPalette.fg', borderColor: 'transparent' },
    },
    size: {
      xs: { px: '1.5', minH: '5' },
      sm: { px: '2', minH: '1.375rem' },
      md: { px: '2.5', minH: '1.625rem' },
      lg: { px: '3', minH: '1.875rem', fontSize: 'xs' },
    },
  },
  defaultVariants: { variant: 'subtle', size: 'sm' },
});

const controlEdge = { borderColor: 'border.control', bg: 'bg.panel', boxShadow: 'inset' } as const;
const controlSize = { textStyle: 'md', px: '3', '--input-height': 'sizes.11' } as const;

const input = defineRecipe({
  ...inputRecipe,
  base: {
    ...inputRecipe.base,
    _readOnly: { bg: 'bg.muted', borderStyle: 'dashed', boxShadow: 'none' },
  },
  variants: {
    ...inputRecipe.variants,
    size: { ...inputRecipe.variants?.size, md: controlSize },
    variant: {
      ...inputRecipe.variants?.variant,
      outline: { ...inputRecipe.variants?.variant.outline, ...controlEdge, focusRingWidth: '2px' },
    },
  },
});

const nativeSelect = defineSlotRecipe({
  ...nativeSelectSlotRecipe,
  variants: {
    ...nativeSelectSlotRecipe.variants,
    size: {
      ...nativeSelectSlotRecipe.variants?.size,
      md: {
        ...nativeSelectSlotRecipe.variants?.size.md,
        root: { '--select-field-height': 'sizes.11' },
        field: { textStyle: 'md', ps: '3', pe: '8' },
      },
    },
    variant: {
      ...nativeSelectSlotRecipe.variants?.variant,
      outline: {
        field: {
          borderWidth: '1px',
          focusRingWidth: '2px',
          focusRingColor: 'colorPalette.focusRing',
          ...controlEdge,
        },
      },
    },
  },
});

/** The default card has an edge and a hairline inside it. */
const card = defineSlotRecipe({
  ...cardSlotRecipe,
  base: {
    ...cardSlotRecipe.base,
    title: { fontFamily: 'heading', fontWeight: 'medium', letterSpacing: '-0.01em' },
  },
  variants: {
    ...cardSlotRecipe.variants,
    variant: {
      elevated: { root: { bg: 'bg.panel', borderWidth: '1px', borderColor: 'border', boxShadow: 'md' } },
      subtle: { root: { bg: 'bg.muted' } },
      outline: {
        root: {
          bg: 'bg.panel',
          borderWidth: '1px',
          borderColor: 'border.emphasized',
          outline: '1px solid',
          outlineColor: 'border',
          outlineOffset: '-6px',
        },
      },
    },
    size: {
      sm: { root: { '--card-padding': 'spacing.4' }, title: { textStyle: 'lg' } },
      md: { root: { '--card-padding': 'spacing.6' }, title: { textStyle: 'xl' } },
      lg: { root: { '--card-padding': 'spacing.8' }, title: { textStyle: '2xl' } },
    },
  },
  defaultVariants: { variant: 'outline', size: 'md' },
});

const field = defineSlotRecipe({
  ...fieldSlotRecipe,
  base: {
    ...fieldSlotRecipe.base,
    label: { ...fieldSlotRecipe.base?.label, fontWeight: 'semibold' },
    errorText: { ...fieldSlotRecipe.base?.errorText, textStyle: 'sm' },
    requiredIndicator: { color: 'fg.error', lineHeight: '1' },
  },
});

const tabs = defineSlotRecipe({
  ...tabsSlotRecipe,
  base: {
    ...tabsSlotRecipe.base,
    trigger: { ...tabsSlotRecipe.base?.trigger, fontWeight: 'semibold' },
    // A hidden panel stays in the document for one frame.
    content: { ...tabsSlotRecipe.base?.content, '&:not([data-selected])': { display: 'none' } },
  },
});

const table = defineSlotRecipe({
  ...tableSlotRecipe,
  base: {
    ...tableSlotRecipe.base,
    // The last row has no rule, because the frame has one.
    root: {
      ...tableSlotRecipe.base?.root,
      '& tbody > tr:last-of-type > :is(td, th)': { borderBottomWidth: '0' },
    },
    columnHeader: {
      ...tableSlotRecipe.base?.columnHeader,
      textStyle: 'eyebrow',
      color: 'fg.muted',
    },
  },
});

const heading = defineRecipe({
  ...headingRecipe,
  base: { fontFamily: 'heading', fontWeight: 'medium', letterSpacing: '-0.012em', textWrap: 'balance' },
});

export const recipes = {
  badge,
  button,
  checkmark: checkmarkRecipe,
  container: containerRecipe,
  heading,
  icon: iconRecipe,
  input,
  link: linkRecipe,
  radiomark: radiomarkRecipe,
  separator: separatorRecipe,
  skeleton: skeletonRecipe,
  skipNavLink: skipNavLinkRecipe,
  spinner: spinnerRecipe,
};

/** Recipes that one component uses are with it: it passes them as `recipe`. */
export const slotRecipes = {
  card,
  checkbox: checkboxSlotRecipe,
  dataList: dataListSlotRecipe,
  emptyState: emptyStateSlotRecipe,
  field,
  fieldset: fieldsetSlotRecipe,
  nativeSelect,
  table,
  tabs,
};
