import { Icon, type IconProps } from '@chakra-ui/react';

export const SearchIcon = (props: IconProps) => (
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
      <circle cx="10.8" cy="10.8" r="6.3" />
      <path d="M15.5 15.5l4.7 4.7" />
    </svg>
  </Icon>
);
