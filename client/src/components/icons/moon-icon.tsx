import type { IconProps } from '@chakra-ui/react';
import { LineIcon } from './line-icon.tsx';

export const MoonIcon = (props: IconProps) => (
  <LineIcon {...props}>
    <path d="M20 14.2A8.4 8.4 0 1 1 9.8 4a6.8 6.8 0 0 0 10.2 10.2z" />
  </LineIcon>
);
