import type { IconProps } from '@chakra-ui/react';
import { LineIcon } from './line-icon.tsx';

export const InstructorIcon = (props: IconProps) => (
  <LineIcon {...props}>
    <circle cx="12" cy="8" r="3.8" />
    <path d="M4.8 20c.5-4.2 3.2-6.4 7.2-6.4s6.7 2.2 7.2 6.4" />
  </LineIcon>
);
