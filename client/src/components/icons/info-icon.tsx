import type { IconProps } from '@chakra-ui/react';
import { LineIcon } from './line-icon.tsx';

export const InfoIcon = (props: IconProps) => (
  <LineIcon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5.5M12 7.4v.2" />
  </LineIcon>
);
