import { HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { InfoIcon, SuccessIcon, WarningIcon } from '../icons.tsx';
import { noticeBox, type NoticeTone } from './notice.style.ts';

const icons = { error: WarningIcon, warning: InfoIcon, success: SuccessIcon };

type NoticeProps = { tone: NoticeTone; role?: 'status'; children: ReactNode };

/** A message above a form; renders nothing without one. */
export const Notice = ({ tone, role, children }: NoticeProps) => {
  if (!children) return null;
  const Icon = icons[tone];
  return (
    <HStack role={role} align="flex-start" gap="3" {...noticeBox(tone)}>
      <Icon boxSize="5" flexShrink="0" mt="0.5" />
      <Text textStyle="sm" fontWeight="medium" whiteSpace="pre-line">
        {children}
      </Text>
    </HStack>
  );
};
