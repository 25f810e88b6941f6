import type { IconProps } from '@chakra-ui/react';
import { LineIcon } from './line-icon.tsx';

export const CopyIcon = (props: IconProps) => (
  <LineIcon {...props}>
    <path d="M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4" />
  </LineIcon>
);
