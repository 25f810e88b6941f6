import { Icon, type IconProps } from '@chakra-ui/react';

/** The initial as an open target ring. */
export const LogoMark = (props: IconProps) => (
  <Icon asChild {...props}>
    <svg viewBox="0 0 48 48" fill="none" aria-hidden>
      <circle cx="24" cy="24" r="22.6" stroke="currentColor" strokeWidth="0.7" strokeDasharray="0.7 2.26" />
      <g stroke="currentColor">
        <path d="M36 12a17 17 0 1 0 0 24" strokeWidth="4.4" />
        <path d="M31 17a10 10 0 1 0 0 14" strokeWidth="1.5" />
      </g>
      <circle cx="24" cy="24" r="3.6" fill="var(--chakra-colors-accent-400)" />
      <path d="M30.5 24H47" stroke="var(--chakra-colors-accent-400)" strokeWidth="1.6" />
    </svg>
  </Icon>
);
