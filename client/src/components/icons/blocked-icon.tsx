import type { IconProps } from '@chakra-ui/react';
import { LineIcon } from './line-icon.tsx';

export const BlockedIcon = (props: IconProps) => (
  <LineIcon {...props}>
    <circle cx="12" cy="12" r="8.6" />
    <path d="M6 6l12 12" />
  </LineIcon>
);
