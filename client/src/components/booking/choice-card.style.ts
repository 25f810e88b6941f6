import { defineStyle } from '@chakra-ui/react';

/** A radio or checkbox whose whole card is the target. */
export const choiceCard = defineStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minH: '12',
  px: '4',
  py: '2.5',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'l2',
  bg: 'bg.panel',
  cursor: 'pointer',
  transition: 'background-color 150ms, border-color 150ms',
  _hover: { bg: 'bg.subtle' },
  _checked: {
    borderColor: 'brand.solid',
    bg: 'brand.subtle',
    boxShadow: 'inset 0 0 0 1px var(--chakra-colors-brand-solid)',
  },
  _invalid: { borderColor: 'border.error' },
});
