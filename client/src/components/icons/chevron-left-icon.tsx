import { Icon, type IconProps } from '@chakra-ui/react';

export const ChevronLeftIcon = (props: IconProps) => (
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
      <path d="M14.5 5.5L8 12l6.5 6.5" />
    </svg>
  </Icon>
);
