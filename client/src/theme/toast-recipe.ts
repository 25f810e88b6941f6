import { defineSlotRecipe } from '@chakra-ui/react';
import { toastSlotRecipe } from '@chakra-ui/react/theme';

export const toastRecipe = defineSlotRecipe({
  ...toastSlotRecipe,
  base: {
    ...toastSlotRecipe.base,
    root: {
      ...toastSlotRecipe.base?.root,
      bg: 'bg.panel',
      color: 'fg',
      alignItems: 'center',
      // On a phone, the height of three lines is at most that of the navigation bar.
      minH: '11',
      py: { base: '1.5', md: '3.5' },
      pe: '10',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      borderInlineStartWidth: '4px',
      borderInlineStartColor: 'border.info',
      boxShadow: 'lg',
      '&[data-type=success]': {
        borderInlineStartColor: 'border.success',
        '--toast-mark': 'colors.fg.success',
      },
      '&[data-type=error]': { borderInlineStartColor: 'border.error', '--toast-mark': 'colors.fg.error' },
      '&[data-type=info]': { '--toast-mark': 'colors.fg.info' },
    },
    title: { ...toastSlotRecipe.base?.title, lineHeight: { base: '1.25', md: '1.45' } },
    closeTrigger: {
      ...toastSlotRecipe.base?.closeTrigger,
      top: '2',
      insetEnd: '2',
      padding: '1.5',
      color: 'fg.muted',
    },
  },
});
