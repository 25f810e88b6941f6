import type { IconProps } from '@chakra-ui/react';
import { LineIcon } from './line-icon.tsx';

export const CoursesIcon = (props: IconProps) => (
  <LineIcon {...props}>
    <path d="M5 4.2h11.5A2.5 2.5 0 0 1 19 6.7v13.1H7.2A2.2 2.2 0 0 1 5 17.6zM5 17.4a2.2 2.2 0 0 1 2.2-2.1H19M9 8.4h6" />
  </LineIcon>
);
