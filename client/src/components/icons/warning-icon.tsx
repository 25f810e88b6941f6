import { Icon, type IconProps } from '@chakra-ui/react';

export const WarningIcon = (props: IconProps) => (
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
      <path d="M12 3.6l9.2 16.2H2.8z" />
      <path d="M12 10v4.6M12 17.2v.2" />
    </svg>
  </Icon>
);
