import type { IconProps } from '@chakra-ui/react';
import { LineIcon } from './line-icon.tsx';

export const CertificateIcon = (props: IconProps) => (
  <LineIcon {...props}>
    <circle cx="12" cy="9.3" r="5.5" />
    <path d="M8.4 13.6L7 21l5-2.6L17 21l-1.4-7.4M9.9 9.4l1.5 1.5 2.7-2.9" />
  </LineIcon>
);
