import { Icon, type IconProps } from '@chakra-ui/react';

export const MenuIcon = (props: IconProps) => (
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
      <path d="M3.5 7h17M3.5 12h17M3.5 17h11" />
    </svg>
  </Icon>
);
