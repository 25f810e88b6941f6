import type { IconProps } from '@chakra-ui/react';
import { LineIcon } from './line-icon.tsx';

export const ChevronLeftIcon = (props: IconProps) => (
  <LineIcon {...props}>
    <path d="M14.5 5.5L8 12l6.5 6.5" />
  </LineIcon>
);
