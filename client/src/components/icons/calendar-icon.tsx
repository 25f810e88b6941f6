import type { IconProps } from '@chakra-ui/react';
import { LineIcon } from './line-icon.tsx';

export const CalendarIcon = (props: IconProps) => (
  <LineIcon {...props}>
    <path d="M4 6.5h16v13.5H4zM4 10.8h16M8.2 3.8v4.4M15.8 3.8v4.4" />
  </LineIcon>
);
