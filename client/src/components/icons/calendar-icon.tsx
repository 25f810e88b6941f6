import { Icon, type IconProps } from '@chakra-ui/react';

export const CalendarIcon = (props: IconProps) => (
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
      <path d="M4 6.5h16v13.5H4zM4 10.8h16M8.2 3.8v4.4M15.8 3.8v4.4" />
    </svg>
  </Icon>
);
