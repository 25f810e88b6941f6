import { HStack, Text, type IconProps, type TextProps } from '@chakra-ui/react';
import type { ComponentType, ReactNode } from 'react';

/** What is said beside or below the main text. */
export const SmallText = (props: TextProps) => <Text textStyle="sm" color="fg.muted" {...props} />;

type IconTextProps = { icon: ComponentType<IconProps>; children: ReactNode };

/** A line of text behind its icon. */
export const IconText = ({ icon: Icon, children }: IconTextProps) => (
  <HStack gap="2.5" align="start">
    <Icon boxSize="4.5" mt="0.5" color="brand.fg" />
    <Text minW="0" overflowWrap="anywhere">
      {children}
    </Text>
  </HStack>
);
