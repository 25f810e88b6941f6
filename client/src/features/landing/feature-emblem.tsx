import { Icon, type IconProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { academy } from '#domain/academy.ts';
import { rosettePath } from '#domain/passport/guilloche.ts';

type FeatureId = (typeof academy.features)[number]['id'];

const rosette = (inner: number, outer: number, petals: number) => rosettePath({ inner, outer, petals });

const BRASS = 'var(--chakra-colors-accent-400)';

const drawings: Record<FeatureId, ReactNode> = {
  courses: (
    <>
      <circle r="29" />
      <circle r="20" />
      <circle r="11" />
      <path d="M0 -31V-24M0 24V31M-31 0H-24M24 0H31" />
      <circle r="4" fill={BRASS} stroke="none" />
    </>
  ),
  passport: (
    <>
      <path d="M-20 -29H16A5 5 0 0 1 21 -24V24A5 5 0 0 1 16 29H-20ZM-14 -29V29" />
      <path d={rosette(4, 11, 8)} transform="translate(3.5 -4)" />
      <path d={rosette(4, 11, 8)} transform="translate(3.5 -4) rotate(22.5)" />
      <path d="M-5 18H12" stroke={BRASS} strokeWidth="2.4" />
    </>
  ),
  points: (
    <>
      <path d={rosette(26, 30, 24)} />
      <circle r="22" />
      <path d={rosette(7, 16, 5)} transform="rotate(-18)" stroke={BRASS} strokeWidth="2" />
      <circle r="3" fill={BRASS} stroke="none" />
    </>
  ),
  referrals: (
    <>
      <circle cx="-10" r="19" />
      <circle cx="10" r="19" />
      <circle cx="-10" r="12.5" />
      <circle cx="10" r="12.5" />
      <path d="M0 -7.5A12.5 12.5 0 0 1 0 7.5A12.5 12.5 0 0 1 0 -7.5Z" fill={BRASS} stroke="none" />
    </>
  ),
};

export const FeatureEmblem = ({ feature, ...props }: IconProps & { feature: FeatureId }) => (
  <Icon asChild {...props}>
    <svg viewBox="-32 -32 64 64" fill="none" stroke="currentColor" strokeWidth="1.3" aria-hidden>
      {drawings[feature]}
    </svg>
  </Icon>
);
