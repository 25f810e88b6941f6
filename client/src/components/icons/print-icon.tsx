import type { IconProps } from '@chakra-ui/react';
import { LineIcon } from './line-icon.tsx';

export const PrintIcon = (props: IconProps) => (
  <LineIcon {...props}>
    <path d="M7 8.5V3.8h10v4.7M7 16.5H4.2V8.5h15.6v8H17M7 13.5h10v6.7H7z" />
  </LineIcon>
);
