import type { IconProps } from '@chakra-ui/react';
import { LineIcon } from './line-icon.tsx';

export const PointsIcon = (props: IconProps) => (
  <LineIcon {...props}>
    <circle cx="12" cy="12" r="8.6" />
    <path d="M12 7.2l1.5 3.1 3.4.5-2.5 2.4.6 3.3-3-1.6-3 1.6.6-3.3-2.5-2.4 3.4-.5z" />
  </LineIcon>
);
