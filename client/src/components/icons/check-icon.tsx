import type { IconProps } from '@chakra-ui/react';
import { LineIcon } from './line-icon.tsx';

export const CheckIcon = (props: IconProps) => (
  <LineIcon {...props}>
    <path d="M5 12.8l4.4 4.4L19 7.6" />
  </LineIcon>
);
