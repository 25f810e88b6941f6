import { IconButton, type IconButtonProps } from '@chakra-ui/react';
import { hiddenWithoutScript } from '../feedback/script-note.tsx';
import { COLOR_MODE_LABELS } from '../../theme/color-mode.ts';
import { useColorMode } from '../../theme/use-color-mode.ts';
import { MoonIcon, SunIcon } from '../icons.tsx';

/** As large as a finger, also beside larger texts. */
export const BAR_BUTTON = { minW: '44px', minH: '44px', _icon: { boxSize: '20px' } } as const;

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
      {...BAR_BUTTON}
      {...props}
    >
      <MoonIcon display={{ _dark: 'none' }} />
      <SunIcon display={{ base: 'none', _dark: 'inline-block' }} />
    </IconButton>
  );
};
