import { IconButton, type IconButtonProps } from '@chakra-ui/react';
import { useColorMode } from '../app/color-mode.ts';
import { MoonIcon } from './icons/moon-icon.tsx';
import { SunIcon } from './icons/sun-icon.tsx';

export const ColorModeButton = (props: IconButtonProps) => {
  const { mode, toggle } = useColorMode();
  const isDark = mode === 'dark';
  return (
    <IconButton
      variant="ghost"
      aria-label={isDark ? 'Usar tema claro' : 'Usar tema oscuro'}
      onClick={toggle}
      {...props}
    >
      {isDark ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
};
