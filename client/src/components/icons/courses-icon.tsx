import { Icon, type IconProps } from '@chakra-ui/react';

export const CoursesIcon = (props: IconProps) => (
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
      <path d="M5 4.2h11.5A2.5 2.5 0 0 1 19 6.7v13.1H7.2A2.2 2.2 0 0 1 5 17.6zM5 17.4a2.2 2.2 0 0 1 2.2-2.1H19M9 8.4h6" />
    </svg>
  </Icon>
);
