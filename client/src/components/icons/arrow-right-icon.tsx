import type { IconProps } from '@chakra-ui/react';
import { LineIcon } from './line-icon.tsx';

export const ArrowRightIcon = (props: IconProps) => (
  <LineIcon {...props}>
    <path d="M4 12h15M13.5 6.5L19 12l-5.5 5.5" />
  </LineIcon>
);
