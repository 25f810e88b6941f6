import { Icon, type IconProps } from '@chakra-ui/react';

export const InfoIcon = (props: IconProps) => (
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
      <path d="M12 11v5.5M12 7.4v.2" />
    </svg>
  </Icon>
);
