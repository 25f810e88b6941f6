import { Icon, type IconProps } from '@chakra-ui/react';

/** The frame of the academy's drawn icons; its children are the lines. */
export const LineIcon = ({ children, ...props }: IconProps) => (
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
      {children}
    </svg>
  </Icon>
);
