import { Icon, type IconProps } from '@chakra-ui/react';

/** Google's mark in its own colours, as its branding rules ask. */
export const GoogleIcon = (props: IconProps) => (
  <Icon asChild {...props}>
    <svg viewBox="0 0 24 24" aria-hidden>
      <path
        fill="#4285f4"
        d="M22.5 12.25c0-.79-.07-1.54-.19-2.25H12v4.26h5.92a5.06 5.06 0 0 1-2.2 3.32v2.76h3.56c2.08-1.92 3.22-4.74 3.22-8.09z"
      />
      <path
        fill="#34a853"
        d="M12 23c2.97 0 5.46-.98 7.28-2.66l-3.56-2.76c-.98.66-2.24 1.06-3.72 1.06-2.86 0-5.29-1.93-6.15-4.53H2.17v2.84A11 11 0 0 0 12 23z"
      />
      <path fill="#fbbc05" d="M5.85 14.11a6.6 6.6 0 0 1 0-4.22V7.05H2.17a11 11 0 0 0 0 9.9z" />
      <path
        fill="#ea4335"
        d="M12 5.36c1.62 0 3.06.56 4.2 1.64l3.16-3.15C17.45 2.09 14.97 1 12 1A11 11 0 0 0 2.17 7.05l3.68 2.84c.86-2.6 3.29-4.53 6.15-4.53z"
      />
    </svg>
  </Icon>
);
