import type { IconProps } from '@chakra-ui/react';
import { LineIcon } from './line-icon.tsx';

export const PlusIcon = (props: IconProps) => (
  <LineIcon {...props}>
    <path d="M12 5v14M5 12h14" />
  </LineIcon>
);
