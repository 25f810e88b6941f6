import { Icon, type IconProps } from '@chakra-ui/react';

export const SignOutIcon = (props: IconProps) => (
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
      <path d="M14 4.5H5.5v15H14M10.5 12H21M17.5 8.5L21 12l-3.5 3.5" />
    </svg>
  </Icon>
);
