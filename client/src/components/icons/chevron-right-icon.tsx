import type { IconProps } from '@chakra-ui/react';
import { LineIcon } from './line-icon.tsx';

export const ChevronRightIcon = (props: IconProps) => (
  <LineIcon {...props}>
    <path d="M9.5 5.5L16 12l-6.5 6.5" />
  </LineIcon>
);
