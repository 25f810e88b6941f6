import type { IconProps } from '@chakra-ui/react';
import { LineIcon } from './line-icon.tsx';

export const SignOutIcon = (props: IconProps) => (
  <LineIcon {...props}>
    <path d="M14 4.5H5.5v15H14M10.5 12H21M17.5 8.5L21 12l-3.5 3.5" />
  </LineIcon>
);
