import type { IconProps } from '@chakra-ui/react';
import { LineIcon } from './line-icon.tsx';

export const SuccessIcon = (props: IconProps) => (
  <LineIcon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M8 12.4l2.8 2.8L16.2 9.4" />
  </LineIcon>
);
