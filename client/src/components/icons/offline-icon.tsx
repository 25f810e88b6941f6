import type { IconProps } from '@chakra-ui/react';
import { LineIcon } from './line-icon.tsx';

export const OfflineIcon = (props: IconProps) => (
  <LineIcon {...props}>
    <path d="M3 3l18 18M8.6 13.6a5 5 0 0 1 3.6-1.3M5.2 10.2a9.8 9.8 0 0 1 4-2.3M13 7.6a9.8 9.8 0 0 1 5.8 2.6M15 13.4l.5.4M12 17.2v.2" />
  </LineIcon>
);
