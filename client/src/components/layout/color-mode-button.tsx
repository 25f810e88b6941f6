import { IconButton, type IconButtonProps } from '@chakra-ui/react';
import { hiddenWithoutScript } from '../feedback/script-note.tsx';
import { COLOR_MODE_LABELS } from '../../theme/color-mode.ts';
import { useColorMode } from '../../theme/use-color-mode.ts';
import { MoonIcon, SunIcon } from '../icons.tsx';

/** CSS chooses the icon by the theme's class, so that it is right before React runs. */
export const ColorModeButton = (props: IconButtonProps) => {
  const { mode, toggle } = useColorMode();
  return (
    <IconButton
      variant="ghost"
      aria-label={COLOR_MODE_LABELS[mode]}
      onClick={toggle}
      data-color-mode-button
      css={hiddenWithoutScript}
      {...props}
    >
      <MoonIcon display={{ _dark: 'none' }} />
      <SunIcon display={{ base: 'none', _dark: 'inline-block' }} />
    </IconButton>
  );
};
