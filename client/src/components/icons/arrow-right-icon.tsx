import { Icon, type IconProps } from '@chakra-ui/react';

export const ArrowRightIcon = (props: IconProps) => (
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
      <path d="M4 12h15M13.5 6.5L19 12l-5.5 5.5" />
    </svg>
  </Icon>
);
