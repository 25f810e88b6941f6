import { Icon, type IconProps } from '@chakra-ui/react';

export const InstructorIcon = (props: IconProps) => (
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
      <circle cx="12" cy="8" r="3.8" />
      <path d="M4.8 20c.5-4.2 3.2-6.4 7.2-6.4s6.7 2.2 7.2 6.4" />
    </svg>
  </Icon>
);
