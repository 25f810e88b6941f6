import type { IconProps } from '@chakra-ui/react';
import { LineIcon } from './line-icon.tsx';

export const MenuIcon = (props: IconProps) => (
  <LineIcon {...props}>
    <path d="M3.5 7h17M3.5 12h17M3.5 17h11" />
  </LineIcon>
);
