import { Icon, type IconProps } from '@chakra-ui/react';

export const PointsIcon = (props: IconProps) => (
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
      <circle cx="12" cy="12" r="8.6" />
      <path d="M12 7.2l1.5 3.1 3.4.5-2.5 2.4.6 3.3-3-1.6-3 1.6.6-3.3-2.5-2.4 3.4-.5z" />
    </svg>
  </Icon>
);
