import { defineKeyframes, defineTokens } from '@chakra-ui/react';

export const keyframes = defineKeyframes({
  engrave: {
    from: { strokeDashoffset: '1' },
    to: { strokeDashoffset: '0' },
  },
  turn: {
    from: { transform: 'rotate(0deg)' },
    to: { transform: 'rotate(360deg)' },
  },
  rise: {
    from: { opacity: '0', translate: '0 0.75rem' },
    to: { opacity: '1', translate: '0 0' },
  },
});

export const animations = defineTokens.animations({
  spin: { value: 'spin 1s linear infinite' },
  pulse: { value: 'pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite' },
  turn: { value: 'turn 240s linear infinite' },
  rise: { value: 'rise 500ms cubic-bezier(0.2, 0.7, 0.2, 1) both' },
});
