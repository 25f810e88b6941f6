import type { IconProps } from '@chakra-ui/react';
import { LineIcon } from './line-icon.tsx';

export const CloseIcon = (props: IconProps) => (
  <LineIcon {...props}>
    <path d="M5 5l14 14M19 5L5 19" />
  </LineIcon>
);
