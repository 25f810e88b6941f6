import type { IconProps } from '@chakra-ui/react';
import { LineIcon } from './line-icon.tsx';

export const WarningIcon = (props: IconProps) => (
  <LineIcon {...props}>
    <path d="M12 3.6l9.2 16.2H2.8z" />
    <path d="M12 10v4.6M12 17.2v.2" />
  </LineIcon>
);
