import { Icon, type IconProps } from '@chakra-ui/react';

export const CheckIcon = (props: IconProps) => (
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
      <path d="M5 12.8l4.4 4.4L19 7.6" />
    </svg>
  </Icon>
);
