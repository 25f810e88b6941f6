import { Icon, type IconProps } from '@chakra-ui/react';

export const CertificateIcon = (props: IconProps) => (
  <Icon asChild {...props}>
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <circle cx="12" cy="9.3" r="5.5" />
      <path d="M8.4 13.6L7 21l5-2.6L17 21l-1.4-7.4M9.9 9.4l1.5 1.5 2.7-2.9" />
    </svg>
  </Icon>
);
