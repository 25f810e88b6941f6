import { Icon, type IconProps } from '@chakra-ui/react';

export const ChartIcon = (props: IconProps) => (
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
      <path d="M4 4v16h16M8 16v-4.5M12.3 16V7.5M16.6 16v-6.5" />
    </svg>
  </Icon>
);
