import type { IconProps } from '@chakra-ui/react';
import { LineIcon } from './line-icon.tsx';

export const SearchIcon = (props: IconProps) => (
  <LineIcon {...props}>
    <circle cx="10.8" cy="10.8" r="6.3" />
    <path d="M15.5 15.5l4.7 4.7" />
  </LineIcon>
);
