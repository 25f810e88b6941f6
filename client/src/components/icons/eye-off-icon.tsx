import type { IconProps } from '@chakra-ui/react';
import { LineIcon } from './line-icon.tsx';

export const EyeOffIcon = (props: IconProps) => (
  <LineIcon {...props}>
    <path d="M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.4M6.4 7.6A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.2-1.1M9.9 9.9a3 3 0 0 0 4.2 4.2" />
  </LineIcon>
);
