import type { IconProps } from '@chakra-ui/react';
import { LineIcon } from './line-icon.tsx';

export const UsersIcon = (props: IconProps) => (
  <LineIcon {...props}>
    <circle cx="9" cy="8.2" r="3.4" />
    <path d="M2.8 19.5c.4-3.6 2.8-5.6 6.2-5.6s5.8 2 6.2 5.6M15.5 5.2a3.2 3.2 0 0 1 0 6M17.6 14.4c2 .7 3.3 2.4 3.6 5.1" />
  </LineIcon>
);
