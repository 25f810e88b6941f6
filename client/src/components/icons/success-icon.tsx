import { Icon, type IconProps } from '@chakra-ui/react';

export const SuccessIcon = (props: IconProps) => (
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
      <circle cx="12" cy="12" r="9" />
      <path d="M8 12.4l2.8 2.8L16.2 9.4" />
    </svg>
  </Icon>
);
