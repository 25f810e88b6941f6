import { IconButton, type IconButtonProps } from '@chakra-ui/react';
import { useColorMode } from '../../theme/color-mode.ts';
import { MoonIcon, SunIcon } from '../icons.tsx';

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
