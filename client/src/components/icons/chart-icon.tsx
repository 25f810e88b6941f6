import type { IconProps } from '@chakra-ui/react';
import { LineIcon } from './line-icon.tsx';

export const ChartIcon = (props: IconProps) => (
  <LineIcon {...props}>
    <path d="M4 4v16h16M8 16v-4.5M12.3 16V7.5M16.6 16v-6.5" />
  </LineIcon>
);
