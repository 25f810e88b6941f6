import type { IconProps } from '@chakra-ui/react';
import { LineIcon } from './line-icon.tsx';

export const PinIcon = (props: IconProps) => (
  <LineIcon {...props}>
    <path d="M12 20.5c4.2-4.5 6.3-7.9 6.3-10.7a6.3 6.3 0 1 0-12.6 0c0 2.8 2.1 6.2 6.3 10.7z" />
    <circle cx="12" cy="9.8" r="2.2" />
  </LineIcon>
);
