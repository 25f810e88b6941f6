import { Box, Text, type BoxProps } from '@chakra-ui/react';

type PassportFieldProps = BoxProps & { label: string; value: string; isFigure?: boolean };

export const PassportField = ({ label, value, isFigure = false, ...props }: PassportFieldProps) => (
  <Box minW="0" {...props}>
    <Text as="dt" textStyle="eyebrow" fontSize="0.8125rem" lineHeight="1.25" color="fg.muted" mb="0.5">
      {label}
    </Text>
    <Text
      as="dd"
      fontFamily="heading"
      textStyle={isFigure ? '3xl' : 'lg'}
      lineHeight={isFigure ? '1' : '1.25'}
      color={isFigure ? 'accent.fg' : undefined}
      fontVariantNumeric="lining-nums"
      overflowWrap="anywhere"
    >
      {value}
    </Text>
  </Box>
);
