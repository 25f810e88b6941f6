import type { IconProps } from '@chakra-ui/react';
import { LineIcon } from './line-icon.tsx';

export const ClockIcon = (props: IconProps) => (
  <LineIcon {...props}>
    <circle cx="12" cy="12" r="8.6" />
    <path d="M12 7v5.2l3.4 2" />
  </LineIcon>
);
