import type { IconProps } from '@chakra-ui/react';
import { LineIcon } from './line-icon.tsx';

export const TrashIcon = (props: IconProps) => (
  <LineIcon {...props}>
    <path d="M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5l.8 13h9.4l.8-13M10.3 10.5v5.5M13.7 10.5v5.5" />
  </LineIcon>
);
