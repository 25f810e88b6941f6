import { Icon, type IconProps } from '@chakra-ui/react';

export const PrintIcon = (props: IconProps) => (
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
      <path d="M7 8.5V3.8h10v4.7M7 16.5H4.2V8.5h15.6v8H17M7 13.5h10v6.7H7z" />
    </svg>
  </Icon>
);
