import { Icon, type IconProps } from '@chakra-ui/react';

export const ChevronRightIcon = (props: IconProps) => (
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
      <path d="M9.5 5.5L16 12l-6.5 6.5" />
    </svg>
  </Icon>
);
