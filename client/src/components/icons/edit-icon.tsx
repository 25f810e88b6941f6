import type { IconProps } from '@chakra-ui/react';
import { LineIcon } from './line-icon.tsx';

export const EditIcon = (props: IconProps) => (
  <LineIcon {...props}>
    <path d="M4.5 19.5l.9-4L15.8 5.1a1.8 1.8 0 0 1 2.5 0l.6.6a1.8 1.8 0 0 1 0 2.5L8.5 18.6z" />
    <path d="M14 7l3 3" />
  </LineIcon>
);
